import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const showcases = [
  { path: '/showcase-portfolio', first: 'falaj', second: 'barjeel', third: 'oud-ember' },
  { path: '/case-study-showcase', first: 'marsa-creek', second: 'falaj', third: 'dirhamly' },
  { path: '/video-showcase', first: 'sphere', second: 'sun', third: 'cloth' },
];

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const slide = (page: Page, id: string) => page.locator(`#${id}`);

async function awake(page: Page) {
  await page.mouse.move(500, 400);
  await page.mouse.move(510, 400);
  await expect(carousel(page)).toHaveAttribute('data-awake');
}

/** Every role that the slides of a showcase had in a cut since it was called, and where the pinned ones were drawn. */
const watchCuts = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { cuts: seen });
    const look = () => {
      for (const slide of document.querySelectorAll<HTMLElement>('[data-cut]')) {
        const { left, top } = slide.firstElementChild!.getBoundingClientRect();
        const isPinned = Math.abs(left) < 2 && Math.abs(top) < 2;
        const note = `${slide.id} ${slide.dataset.cut}${isPinned ? '' : ' adrift'}`;
        if (!seen.includes(note)) seen.push(note);
      }
      requestAnimationFrame(look);
    };
    look();
  });
const cuts = (page: Page) => page.evaluate(() => (window as unknown as { cuts: string[] }).cuts.toSorted());

for (const { path, first, second, third } of showcases)
  test.describe(`the cut of ${path}`, () => {
    test('the next slide opens over the one on screen, and once it is open nothing of the cut is left', async ({
      page,
    }) => {
      await page.goto(path);
      await awake(page);
      await watchCuts(page);
      await page.keyboard.press('PageDown');
      await expect(slide(page, second)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-cut]')).toHaveCount(0);
      expect(await cuts(page)).toEqual([`${first} under`, `${second} over`].toSorted());
    });

    test('a hand that holds it half-way holds the cut, and one that lets go early closes it', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      const isRow = path === '/showcase-portfolio';
      await page.mouse.move(720, 500);
      await page.mouse.down();
      if (isRow) await page.mouse.move(620, 500, { steps: 8 });
      else await page.mouse.move(720, 420, { steps: 8 });
      await expect(slide(page, second)).toHaveAttribute('data-cut', 'over');
      await expect(slide(page, first)).toHaveAttribute('data-cut', 'under');
      await page.mouse.move(720, 500, { steps: 8 });
      await page.mouse.up();
      await expect(page.locator('[data-cut]')).toHaveCount(0);
      await expect(slide(page, first)).toBeInViewport({ ratio: 0.99 });
    });

    test('a slide that is chosen from afar opens straight over the one on screen', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      await watchCuts(page);
      await page.locator(`[data-slide-link][href="#${third}"]`).click();
      await expect(slide(page, third)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-cut]')).toHaveCount(0);
      expect(await cuts(page)).toEqual([`${first} under`, `${third} over`].toSorted());
    });

    test('nobody who only looks has a framework run', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('astro-island')).toHaveAttribute('ssr');
      await expect(page.locator('[data-slide-link][aria-current="true"]')).toHaveAttribute('href', `#${first}`);
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('there is none', async ({ page }) => {
        await page.goto(path);
        await awake(page);
        await watchCuts(page);
        await page.keyboard.press('PageDown');
        await expect(slide(page, second)).toBeInViewport({ ratio: 0.99 });
        expect(await cuts(page)).toEqual([]);
      });
    });
  });

test('the titles of the showcases are read as they are written', async ({ page }) => {
  for (const [path, id, title] of [
    ['/showcase-portfolio', 'falaj', 'Water, drawn in one line'],
    ['/case-study-showcase', 'marsa-creek', 'The hotel that picked up'],
    ['/video-showcase', 'sphere', 'It starts with a shape. One round thing'],
  ] as const) {
    await page.goto(path);
    await expect(slide(page, id).getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
});
