import type { Page } from '@playwright/test';
import { waitForHydration } from '../../helpers/hydration.ts';
import { slideLinks } from '../../helpers/locators.ts';
import { showcases } from '../../helpers/pages.ts';
import { carousel } from '../../helpers/showcases.ts';
import { expect, test } from '../../helpers/test.ts';

// For the reason given in tests/details/showcases.spec.ts.
test.describe.configure({ retries: 1 });

const withFirstSlides = showcases.map(({ path, axis, slides: [first, second, third], titles: [title] }) => ({
  path,
  axis,
  first: first!,
  second: second!,
  third: third!,
  title: title!,
}));

const slide = (page: Page, id: string) => page.locator(`#${id}`);

/** Records the role of each slide of a showcase during a reveal, and the positions of the pinned ones. */
const recordTransitions = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { transitions: seen });
    const look = () => {
      for (const slide of document.querySelectorAll<HTMLElement>('[data-transition]')) {
        const { left, top } = slide.firstElementChild!.getBoundingClientRect();
        const isPinned = Math.abs(left) < 2 && Math.abs(top) < 2;
        const note = `${slide.id} ${slide.dataset.transition}${isPinned ? '' : ' adrift'}`;
        if (!seen.includes(note)) seen.push(note);
      }
      requestAnimationFrame(look);
    };
    look();
  });
const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: string[] }).transitions.toSorted());

for (const { path, axis, first, second, third } of withFirstSlides)
  test.describe(`the transition of ${path}`, () => {
    test('the next slide is revealed above the current one, and nothing of the reveal remains afterwards', async ({
      page,
    }) => {
      await page.goto(path);
      await waitForHydration(carousel(page));
      await recordTransitions(page);
      await page.keyboard.press('PageDown');
      await expect(slide(page, second)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-transition]')).toHaveCount(0);
      expect(await transitions(page)).toEqual([`${first} under`, `${second} over`].toSorted());
    });

    test('a drag controls the reveal, and an early release closes it', async ({ page }) => {
      await page.goto(path);
      await waitForHydration(carousel(page));
      await page.mouse.move(720, 500);
      await page.mouse.down();
      if (axis === 'x') await page.mouse.move(620, 500, { steps: 8 });
      else await page.mouse.move(720, 420, { steps: 8 });
      await expect(slide(page, second)).toHaveAttribute('data-transition', 'over');
      await expect(slide(page, first)).toHaveAttribute('data-transition', 'under');
      await page.mouse.move(720, 500, { steps: 8 });
      // Released a second after the last move: a movement until the release would be a flick to another slide.
      const devTools = await page.context().newCDPSession(page);
      const timestamp = Date.now() / 1000 + 1;
      const release = { type: 'mouseReleased', x: 720, y: 500, button: 'left', clickCount: 1, timestamp } as const;
      await devTools.send('Input.dispatchMouseEvent', release);
      await expect(page.locator('[data-transition]')).toHaveCount(0);
      await expect(slide(page, first)).toBeInViewport({ ratio: 0.99 });
    });

    test('a distant slide is revealed directly above the current one', async ({ page }) => {
      await page.goto(path);
      await waitForHydration(carousel(page));
      await recordTransitions(page);
      await slideLinks(page, third).click();
      await expect(slide(page, third)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-transition]')).toHaveCount(0);
      expect(await transitions(page)).toEqual([`${first} under`, `${third} over`].toSorted());
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('there is no reveal', async ({ page }) => {
        await page.goto(path);
        await waitForHydration(carousel(page));
        await recordTransitions(page);
        await page.keyboard.press('PageDown');
        await expect(slide(page, second)).toBeInViewport({ ratio: 0.99 });
        expect(await transitions(page)).toEqual([]);
      });
    });
  });

test('the titles of the showcases have their text as accessible name', async ({ page }) => {
  for (const { path, first, title } of withFirstSlides) {
    await page.goto(path);
    await expect(slide(page, first).getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
});
