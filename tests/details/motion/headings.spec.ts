import type { Page } from '@playwright/test';
import { path as addressOf } from '../../../src/lib/routes.ts';
import { agency, caseStudies, pageContent } from '../../helpers/content.ts';
import { phone } from '../../helpers/devices.ts';
import { definitions } from '../../helpers/locators.ts';
import { expect, test } from '../../helpers/test.ts';

const sharpPhone = { ...phone, deviceScaleFactor: 3 };
const devices = [['on a desktop', {}] as const, ['on a phone', sharpPhone] as const];

/** Overlays on headings and figures while they are animated. */
const drawn = (page: Page) => page.locator('[data-has-overlay]');
/** File of the font that animated headings use. */
const range = /mona-sans-range/;

/**
 * Records layout shifts, and the texts whose animation begins while they are on screen. Starts before the first frame.
 */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const moved = new Set<string>();
    Object.assign(window, { shifts, moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; startTime: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
    // Counted where it begins, not by looking at frames: a busy page may draw none while an animation runs.
    const { play } = Animation.prototype;
    Animation.prototype.play = function () {
      const element = (this.effect as KeyframeEffect).target?.closest<HTMLElement>('[data-has-overlay]');
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      if (element && top < innerHeight && bottom > 0) moved.add(element.textContent);
      play.call(this);
    };
  });
}
const moved = (page: Page) => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** Interacts with the page until the elements below are ready to animate. A busy page may miss the first key. */
async function begin(page: Page) {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    })
    .toContainEqual(expect.stringMatching(range));
  await page.evaluate(async () => {
    await document.fonts.load('700 1em "Mona Sans Range"');
    // On a busy machine the text font arrives late and moves the header's links by three pixels.
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Scrolls down in steps to the end, and waits until nothing moves. */
async function scrollSlowlyThrough(page: Page) {
  await page.evaluate(async () => {
    // A busy page draws frames before it reports what has come into view: each step waits for that report.
    const reported = () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      });
    // A step has a minimum, so that the loop ends also while the window reports no height.
    for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += Math.max(innerHeight / 24, 10)) {
      scrollTo({ top: y, behavior: 'instant' });
      await reported();
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expect(drawn(page)).toHaveCount(0);
}

/** Returns the markup of every heading and figure of a page. */
const texts = (page: Page) =>
  page.locator('main :is(h2, dd)').evaluateAll((all) => all.map((element) => element.innerHTML));

for (const [where, options] of devices)
  test.describe(where, () => {
    test.use(options);

    test('section headings and figures animate when they scroll into view, and nothing else moves', async ({
      page,
    }) => {
      await watch(page);
      await page.goto('/about');
      const built = await texts(page);
      await begin(page);
      const before = (await shifts(page)).length;
      await scrollSlowlyThrough(page);
      expect(await moved(page)).toContain(pageContent('about').why.title);
      expect((await shifts(page)).slice(before)).toEqual([]);
      expect(await texts(page)).toEqual(built);
    });

    test('the figures of a case study end at their value', async ({ page }) => {
      const study = caseStudies[0]!;
      await watch(page);
      await page.goto(addressOf('caseStudy', study.id));
      await begin(page);
      const before = (await shifts(page)).length;
      const read = await definitions(page.getByRole('main'));
      await scrollSlowlyThrough(page);
      const seen = await moved(page);
      for (const { figure } of study.result.figures) expect(seen).toContain(figure);
      expect((await shifts(page)).slice(before)).toEqual([]);
      expect(await definitions(page.getByRole('main'))).toEqual(read);
    });
  });

test('a heading can be read, found and selected before its animation', async ({ page }) => {
  const { title } = pageContent('about').why;
  await page.goto('/about');
  await begin(page);
  const heading = page.getByRole('heading', { name: title, exact: true });
  await expect
    .poll(async () => {
      await heading.evaluate((element) => {
        const top = element.getBoundingClientRect().top + scrollY;
        // Out of sight by half a screen, from further up.
        scrollTo({ top: Math.max(scrollY, top - innerHeight * 1.5), behavior: 'instant' });
      });
      return heading.getAttribute('data-has-overlay');
    })
    .toBe('');
  expect(await heading.evaluate((element) => element.textContent)).toBe(title);
  await expect(heading).toMatchAriaSnapshot(`- heading "${title}" [level=2]`);
  const selected = await heading.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(selected.trim()).toBe(title);
  // Print and reduced motion show the text itself.
  await page.emulateMedia({ media: 'print' });
  await expect(drawn(page)).toHaveCount(0);
  await expect(heading).toHaveCSS('-webkit-text-fill-color', await heading.evaluate((e) => getComputedStyle(e).color));
});

test('an animated heading ends with the lines and widths of its text', async ({ page }) => {
  await page.goto('/about');
  await begin(page);
  const differences = await page.evaluate(async () => {
    await document.fonts.load('700 1em "Mona Sans Display"');
    const widthOf = (text: string, style: string) => {
      const line = document.createElement('span');
      line.textContent = text;
      document.body.append(line);
      line.style.cssText = `position:absolute;white-space:pre;font:700 100px/1 ${style}`;
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    return [...document.querySelectorAll('main h2')]
      .map(({ textContent }) => ({
        textContent,
        display: widthOf(textContent, '"Mona Sans Display"'),
        range: widthOf(textContent, '"Mona Sans Range";font-variation-settings:"wdth" 118,"wght" 700'),
        narrow: widthOf(textContent, '"Mona Sans Range";font-variation-settings:"wdth" 75,"wght" 500'),
      }))
      .filter(({ display, range, narrow }) => range !== display || narrow > display * 0.8);
  });
  expect(differences).toEqual([]);
});

test('the first screen does not animate', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 3400 });
  await watch(page);
  await page.goto('/about');
  await begin(page);
  const onScreen = await page
    .locator('main :is(h2, dd)')
    .evaluateAll((all) =>
      all.filter((element) => element.getBoundingClientRect().top < innerHeight).map(({ textContent }) => textContent),
    );
  expect(onScreen.length).toBeGreaterThan(1);
  await scrollSlowlyThrough(page);
  expect((await moved(page)).filter((text) => onScreen.includes(text))).toEqual([]);
});

test('the font for animated headings is not fetched before an interaction', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => range.test(url))).toEqual([]);
});

test.describe('no animation', () => {
  /** Scrolls through the page; no animation appears and the font is not fetched. */
  async function expectNoAnimation(page: Page) {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await watch(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    const built = await texts(page);
    await page.keyboard.press('Shift');
    await scrollSlowlyThrough(page);
    expect(await moved(page)).toEqual([]);
    expect(await texts(page)).toEqual(built);
    expect(requests.filter((url) => range.test(url))).toEqual([]);
  }

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('headings and figures do not move', ({ page }) => expectNoAnimation(page));
  });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });
    test('headings and figures do not move', ({ page }) => expectNoAnimation(page));
  });

  test('headings and figures do not move with data saving', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await expectNoAnimation(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('headings and figures are shown', async ({ page }) => {
      await page.goto('/about');
      const { title } = pageContent('about').why;
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(drawn(page)).toHaveCount(0);
      for (const { factNumber } of agency.facts)
        await expect(page.getByRole('definition').filter({ hasText: factNumber })).toBeVisible();
    });
  });
});
