import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, fullWidthPages, pages, readThrough, test } from './site.ts';

const all = [...pages, ...fullWidthPages, '/contact/thank-you', '/no/such/page'];

const audit = (page: Page) =>
  new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();

for (const path of all)
  for (const width of [390, 820, 1440])
    test(`axe finds nothing at ${width} px on ${path}`, async ({ page, quiet }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await readThrough(page);
      expect((await audit(page)).violations).toEqual([]);
      if (path === '/no/such/page') quiet.length = 0; // the browser reports the 404 of the page itself
    });

for (const path of all)
  test(`${path} asks no foreign origin, shifts nothing, breaks no policy and shows every picture`, async ({
    page,
    server,
    quiet,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
    });
    await page.addInitScript(() => {
      const seen = { shift: 0, broken: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      addEventListener('securitypolicyviolation', (event) => seen.broken.push(event.violatedDirective));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    const { shift, broken } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; broken: string[] } }).seen,
    );
    expect(foreign).toEqual([]);
    expect(broken).toEqual([]);
    // What Lighthouse rounds to 0: a pixel or two of a word when the typeface arrives.
    expect(shift).toBeLessThan(0.001);
    const empty = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect(empty).toEqual([]);
    if (path === '/no/such/page') quiet.length = 0;
  });

for (const path of all)
  test(`${path} never scrolls sideways, from 320 px to 1920 px and at 200% zoom`, async ({ page, quiet }) => {
    // 720 px wide is 1440 px at 200%; 320 px is 1280 px at 400%.
    for (const width of [320, 390, 720, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    if (path === '/no/such/page') quiet.length = 0;
  });
