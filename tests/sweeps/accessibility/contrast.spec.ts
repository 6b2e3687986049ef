import { messages } from '../../helpers/content.ts';
import { lowContrastWords } from '../../helpers/contrast.ts';
import { slideLinks } from '../../helpers/locators.ts';
import { isPage, onePageOfEachKind } from '../../helpers/pages.ts';
import { frames } from '../../helpers/scroll.ts';
import { expect, test } from '../../helpers/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sizes in portrait and landscape (CSS pixels), because each crops a picture differently. */
const viewports = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

for (const path of onePageOfEachKind)
  test(`text on pictures of ${path} has enough contrast at every width`, async ({ page }) => {
    await page.goto(path);
    const slides = await slideLinks(page).evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
    );
    // Each measurement is repeated: the layout may change between the position of a word and its screenshot.
    for (const [width, height] of viewports) {
      await page.setViewportSize({ width, height });
      // The slider measures the new size in the next frame.
      await frames(page, 2);
      for (const slide of slides) {
        await slideLinks(page, slide).click();
        await expect(slideLinks(page, slide)).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => lowContrastWords(page, true), `${slide} at ${width}`).toEqual([]);
      }
      if (slides.length === 0) await expect.poll(() => lowContrastWords(page), `at ${width}`).toEqual([]);
    }
  });

test('titles on films have enough contrast while the films play', async ({ page }) => {
  test.skip(!isPage('/video-showcase'), 'the site has no such page');
  await page.goto('/video-showcase');
  await page.getByRole('button', { name: messages.showcase.playFilm }).click();
  const found: Record<string, string[]> = {};
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const link of await slideLinks(page).all()) {
      await link.click();
      const slide = page.locator((await link.getAttribute('href'))!);
      const film = slide.locator('video');
      await expect(film).toHaveAttribute('data-seen');
      for (const part of [0, 0.25, 0.5, 0.75]) {
        await film.evaluate(async (element, part) => {
          const video = element as HTMLVideoElement;
          video.pause();
          video.currentTime = video.duration * part;
          await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        }, part);
        const faint = await lowContrastWords(page, true);
        if (faint.length) found[`${await slide.getAttribute('id')} at ${width}, ${part} in`] = faint;
      }
    }
  }
  expect(found).toEqual({});
});
