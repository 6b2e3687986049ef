import { audit } from '../helpers/axe.ts';
import { fullWidthPaths, sharedLayoutPaths } from '../helpers/pages.ts';
import { scrollThrough } from '../helpers/scroll.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const all = [...sharedLayoutPaths, ...fullWidthPaths, '/no/such/page'];
/** Reports each rule that a page breaks: one load of a page is enough for all of them. */
const rule = expect.configure({ soft: true });

for (const path of all)
  test(`${path} follows the rules for every page`, async ({ page, server, consoleErrors }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
    });
    await page.addInitScript(() => {
      const seen = { shift: 0, shifted: [] as string[], broken: [] as string[] };
      Object.assign(window, { seen });
      type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          seen.shift += value;
          seen.shifted.push(
            ...sources.map(({ node }) => `${value} ${node?.className}: ${node?.textContent?.slice(0, 40)}`),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
      addEventListener('securitypolicyviolation', (event) => seen.broken.push(event.violatedDirective));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const { shift, shifted, broken } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; shifted: string[]; broken: string[] } }).seen,
    );
    rule(foreign, 'no third-party requests').toEqual([]);
    rule(await page.context().cookies(), 'no cookies').toEqual([]);
    rule(broken, 'no violation of the security policy').toEqual([]);
    // Allows a pixel or two when the font loads: a fiftieth of the limit for a good CLS.
    rule(shift, `no layout shift\n${shifted.join('\n')}`).toBeLessThan(0.002);
    const empty = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    rule(empty, 'no broken pictures').toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    // 720 px wide is 1440 px at 200%; 320 px is 1280 px at 400%.
    for (const width of [1920, 1440, 820, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // Headings and figures that are being animated get their new width in the next frame, which a busy machine
      // delays.
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await rule.poll(excess, `no horizontal scrolling at ${width} px`).toBeLessThanOrEqual(0);
      if ([390, 820, 1440].includes(width)) rule(await audit(page), `no axe violations at ${width} px`).toEqual([]);
    }
    if (path === '/no/such/page') allowErrors(consoleErrors, failedRequest); // the browser reports the 404 of the page itself
  });
