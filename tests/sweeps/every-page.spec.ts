import { audit } from '../helpers/axe.ts';
import { agency, messages } from '../helpers/content.ts';
import { fullWidthPaths, sharedLayoutPaths } from '../helpers/pages.ts';
import { heightChange, waitForLayout } from '../helpers/scroll.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';
import { findFaults } from './accessibility/rules-in-page.ts';
import { structureRules } from './accessibility/structure-rules.ts';

const all = [...sharedLayoutPaths, ...fullWidthPaths, '/no/such/page'];

const { labels } = messages.enquiryForm;
const { reply } = messages.blog;
/** Required `autocomplete` value of each field, by its label (WCAG 1.3.5). */
const purposes = new Map([
  [labels.full_name, 'name'],
  [reply.labels.full_name, 'name'],
  [labels.email, 'email'],
  [reply.labels.email, 'email'],
  [labels.contact, 'tel'],
  [reply.labels.website, 'url'],
]);

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
    await waitForLayout(page);
    rule(await heightChange(page), 'keeps its height while it is scrolled').toBeLessThanOrEqual(0.01);
    await page.waitForLoadState('networkidle');
    const { shift, shifted, broken } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; shifted: string[]; broken: string[] } }).seen,
    );
    await rule(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    rule(foreign, 'no third-party requests').toEqual([]);
    rule(await page.context().cookies(), 'no cookies').toEqual([]);
    rule(broken, 'no violation of the security policy').toEqual([]);
    // Allows a pixel or two when the font loads: a fiftieth of the limit for a good CLS.
    rule(shift, `no layout shift\n${shifted.join('\n')}`).toBeLessThan(0.002);
    const empty = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    rule(empty, 'no broken pictures').toEqual([]);

    await rule(page.locator('html')).toHaveAttribute('lang', new Intl.Locale(agency.locale).language);
    await rule(page.getByRole('main')).toHaveCount(1);
    await rule(page.getByRole('banner')).toHaveCount(1);
    for (const [label, purpose] of purposes)
      for (const field of await page.getByLabel(label, { exact: true }).all())
        await rule(field).toHaveAttribute('autocomplete', purpose);
    rule(await findFaults(page, structureRules), 'a valid structure').toEqual({});

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
