import { createServer } from 'node:http';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { installBrowser, lightBrowser } from '../scripts/browser.ts';
import { withServer } from './server.ts';

/** The two visitors of every measurement in a real browser. */
export const visitors = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

/** Slow 4G as in Lighthouse: round-trip time (ms) and bandwidth (bytes per second). */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: 84_375,
};

/** No name is resolved: the browser reaches this machine only. (A route of Playwright's would end its cache as well.) */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Device with which a page is measured. */
export type Visitor = keyof typeof visitors;

/** The built site with its own server, and a browser. */
export interface Bench {
  url: string;
  browser: Browser;
  /** Opens a page in its own context, without access to other machines. `prepare` runs before the page loads. */
  open(
    address: string,
    visitor: Visitor,
    prepare?: (page: Page) => Promise<unknown>,
    how?: { scale?: number; waitUntil?: 'load' | 'commit' },
  ): Promise<Page>;
}

/** Starts site and browser, runs `measure` and stops both. */
export async function withBrowser<T>(measure: (bench: Bench) => Promise<T>): Promise<T> {
  installBrowser();
  return withServer({}, async ({ url }) => {
    const options = lightBrowser();
    const browser = await chromium.launch({ ...options, args: [...options.args, onlyHere] });
    try {
      return await measure({
        url,
        browser,
        async open(address, visitor, prepare, { scale = 1, waitUntil = 'load' } = {}) {
          const context = await browser.newContext({ ...visitors[visitor], deviceScaleFactor: scale });
          const page = await context.newPage();
          await prepare?.(page);
          await page.goto(new URL(address, url).href, { waitUntil });
          return page;
        },
      });
    } finally {
      await browser.close();
    }
  });
}

/** Serves one document for comparison. */
export async function serve(html: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
