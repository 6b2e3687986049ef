import type { Page } from '@playwright/test';
import { contentEntries, interpolate, messages } from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { carousel, expectMovedTo, next } from '../../helpers/showcases.ts';
import { allowErrors, errorsOfFiles, expect, failedRequest, test } from '../../helpers/test.ts';

test.describe('films', () => {
  const films = contentEntries('videoSlides');
  const [first, second, third] = films.map(({ id }) => id) as [string, string, string];
  /** Collects the URLs of fetched films. */
  const fetchedFilms = (page: Page) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') urls.push(request.url());
    });
    return urls;
  };
  const film = (page: Page, id: string) => page.locator(`#${id} video`);
  const isPlaying = (page: Page, id: string) =>
    film(page, id).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 2);
  const toggle = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^(${messages.showcase.playFilm}|${messages.showcase.pauseFilm})$`) });

  test('each slide has an intro title, a title and a link', async ({ page }) => {
    await page.goto('/video-showcase');
    for (const { id, title } of films) {
      const heading = page.locator(`#${id} h2 > span`);
      await expect(heading).toHaveCount(2);
      for (const part of await heading.all()) await expect(part).not.toBeEmpty();
      const name = interpolate(messages.showcase.purposeOf, { title });
      const link = page.locator(`#${id}`).getByRole('link', { name });
      await expect(link).toHaveText(messages.showcase.purpose);
      await expect(link).toHaveAttribute('href', /^\//);
    }
  });

  test('each film is silent, repeats, and has a text for browsers without video', async ({ page }) => {
    await page.goto('/video-showcase');
    for (const { id } of films) {
      const facts = await film(page, id).evaluate(({ muted, loop, textContent }: HTMLVideoElement) => ({
        muted,
        loop,
        text: textContent?.trim(),
      }));
      expect(facts).toEqual({ muted: true, loop: true, text: messages.showcase.noVideo });
    }
  });

  test('the first film is fetched after the page has loaded, and no other', async ({ page }) => {
    const fetched = fetchedFilms(page);
    await page.goto('/video-showcase');
    await expect.poll(() => isPlaying(page, first)).toBe(true);
    expect(fetched.every((url) => url.includes(films[0]!.film))).toBe(true);
    const isAfterLoad = await page.evaluate(() => {
      const [media] = performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)$/.test(name));
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return media!.startTime >= page!.loadEventStart;
    });
    expect(isAfterLoad).toBe(true);
  });

  test('only the film on screen plays', async ({ page }) => {
    await page.goto('/video-showcase');
    await expect.poll(() => isPlaying(page, first)).toBe(true);
    await waitForHydration(carousel(page));
    await next(page).click();
    await expectMovedTo(page, second);
    await expect.poll(() => isPlaying(page, second)).toBe(true);
    expect(await isPlaying(page, first)).toBe(false);
    expect(await isPlaying(page, third)).toBe(false);
  });

  test('the button stops the films, on later slides too, and starts them again', async ({ page }) => {
    await page.goto('/video-showcase');
    await expect.poll(() => isPlaying(page, first)).toBe(true);
    await waitForHydration(carousel(page));
    await expect(toggle(page)).toHaveText(messages.showcase.pauseFilm);
    await toggle(page).click();
    await expect(toggle(page)).toHaveText(messages.showcase.playFilm);
    expect(await isPlaying(page, first)).toBe(false);
    await next(page).click();
    await expectMovedTo(page, second);
    expect(await isPlaying(page, second)).toBe(false);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPlaying(page, second)).toBe(true);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('films are fetched and played only after a click', async ({ page }) => {
      const fetched = fetchedFilms(page);
      await page.goto('/video-showcase', { waitUntil: 'networkidle' });
      await expect(toggle(page)).toHaveText(messages.showcase.playFilm);
      expect(fetched).toEqual([]);
      await toggle(page).click();
      await expect.poll(() => isPlaying(page, first)).toBe(true);
      await expect(toggle(page)).toHaveText(messages.showcase.pauseFilm);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('each shows its picture and a link to the film', async ({ page, consoleErrors }) => {
      await page.goto('/video-showcase');
      await expect(toggle(page)).toBeHidden();
      for (const { id } of films) {
        const link = page.locator(`#${id}`).getByRole('link', { name: messages.showcase.playFilm });
        await expect(link).toHaveAttribute('href', /film-.*\.mp4$/);
      }
      await page.locator(`#${first}`).getByRole('link', { name: messages.showcase.playFilm }).click();
      await expect(page).toHaveURL(/\.mp4$/);
      await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
      allowErrors(consoleErrors, failedRequest, errorsOfFiles);
    });
  });
});
