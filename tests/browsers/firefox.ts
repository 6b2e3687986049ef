import puppeteer from 'puppeteer-core';
import type { Browser, Tab } from './browser.ts';
import { early } from './in-page.ts';
import { findFirefox } from './installed.ts';

/**
 * Message about a font that was still loading when its page was left. Firefox reports it to the console or as an error.
 */
const cutOff = /^(Error: )?downloadable font: download failed .* status=2152398850 /;

/** Starts Firefox with WebDriver BiDi. A proxy that does not exist blocks HTTPS requests to all other hosts. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    headless: true,
    browser: 'firefox',
    executablePath: findFirefox()!,
    extraPrefsFirefox: {
      // Puppeteer waits forever for a page restored from the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
  return {
    close: () => browser.close(),
    async open(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const messages: string[] = [];
      const record = (text: string) => cutOff.test(text) || messages.push(text);
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) record(message.text());
      });
      page.on('pageerror', (error) => record(String(error)));
      await page.evaluateOnNewDocument(early);
      return {
        resize: (width, height) => page.setViewport({ width, height }),
        goTo: async (url) => {
          await page.goto(url, { waitUntil: 'load' });
        },
        evaluate: (expression) => page.evaluate(expression),
        click: ({ x, y }) => page.mouse.click(x, y, { delay: 40 }),
        async drag(from, to) {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: 10 });
          await page.mouse.up();
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        console: () => messages,
        close: () => context.close(),
      };
    },
  };
}
