import type { Page } from '@playwright/test';
import { interpolate, messages } from '../helpers/content.ts';
import { phone } from '../helpers/devices.ts';
import { filmPages, ownFilmPages } from '../helpers/pages.ts';
import { frames } from '../helpers/scroll.ts';
import { expect, test } from '../helpers/test.ts';

/** Replaces the video service, and returns the URLs requested from it. */
async function videoService(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(/youtube/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><button>Play</button>' });
  });
  return requests;
}

// The content of this project has only films of the agency's own. With its other content, `npm run test:change` also runs
// these tests.
for (const { path, film } of filmPages)
  test.describe(`the film on ${path}`, () => {
    const label = new RegExp(`${RegExp.escape(film.name)}.*${RegExp.escape(film.by)}`);
    const embed = new RegExp(
      `^https://www\\.youtube-nocookie\\.com/embed/${new URL(film.href).searchParams.get('v')}\\?`,
    );
    const poster = (page: Page) => page.getByRole('link', { name: label });
    const dialog = (page: Page) => page.getByRole('dialog', { name: film.name });
    const frame = (page: Page) => dialog(page).locator('iframe');

    test('is loaded only when its poster is clicked, from the host that sets no cookies, and removed on closing', async ({
      page,
    }) => {
      const requests = await videoService(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(requests).toEqual([]);

      await poster(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(frame(page)).toHaveAttribute('src', embed);
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatch(embed);
      await expect(
        dialog(page).getByRole('link', { name: interpolate(messages.videoPopup.creditOnYouTube, film) }),
      ).toHaveAttribute('href', film.href);

      await dialog(page).getByRole('button', { name: messages.videoPopup.close }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test('plays, and cannot navigate the page', async ({ page, consoleErrors }) => {
      await page.context().route(/youtube/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: "<!doctype html><title>Film</title><button onclick=\"this.append('ing'); top.location = '/embed/gone'\">Play</button>",
        }),
      );
      await page.goto(path);
      await poster(page).click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Playing' })).toBeVisible();
      await expect(dialog(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      // The browser reports the blocked navigation.
      expect(consoleErrors.splice(0).join()).toMatch(/sandbox/);
    });

    test('opens and closes by keyboard, and returns the focus', async ({ page }) => {
      await videoService(page);
      await page.goto(path);
      await poster(page).focus();
      await page.keyboard.press('Enter');
      const close = dialog(page).getByRole('button', { name: messages.videoPopup.close });
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(poster(page)).toBeFocused();
      await expect(page.locator('iframe')).toHaveCount(0);

      await page.keyboard.press('Enter');
      await expect(frame(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(poster(page)).toBeFocused();
    });

    test('holding Enter opens or closes it once', async ({ page }) => {
      await videoService(page);
      await page.goto(path);
      await poster(page).focus();
      for (const state of ['opened', 'closed']) {
        await page.keyboard.down('Enter');
        await expect(dialog(page)).toBeVisible({ visible: state === 'opened' });
        for (let repeat = 0; repeat < 3; repeat++) {
          await page.keyboard.down('Enter');
          await frames(page, 6);
          await expect(dialog(page)).toBeVisible({ visible: state === 'opened' });
        }
        await page.keyboard.up('Enter');
      }
      await expect(poster(page)).toBeFocused();
    });

    test('closes on a click outside, not on a click on it', async ({ page }) => {
      await videoService(page);
      await page.goto(path);
      await poster(page).click();
      const box = (await frame(page).boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + 20);
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(8, 450);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test('its text does not cover the play icon on a narrow phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await poster(page).scrollIntoViewIfNeeded();
      const sign = (await poster(page).locator('svg').locator('..').locator('..').boundingBox())!;
      const credit = (await poster(page).getByText(film.by).locator('..').boundingBox())!;
      expect(sign.y + sign.height).toBeLessThanOrEqual(credit.y + 1);
      expect(sign.width).toBeGreaterThan(44);
    });

    test.describe('by touch', () => {
      test.use(phone);

      test('opens and closes', async ({ page }) => {
        await videoService(page);
        await page.goto(path);
        await poster(page).tap();
        await expect(frame(page)).toBeInViewport();
        const { width, x } = (await frame(page).boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
        await dialog(page).getByRole('button', { name: messages.videoPopup.close }).tap();
        await expect(dialog(page)).toBeHidden();
        await poster(page).tap();
        await expect(dialog(page)).toBeVisible();
        await page.touchscreen.tap(200, 800);
        await expect(dialog(page)).toBeHidden();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is a link to its own page', async ({ page }) => {
        const requests = await videoService(page);
        await page.goto(path);
        await expect(dialog(page)).toBeHidden();
        await poster(page).click();
        await expect(page).toHaveURL(film.href);
        expect(requests).toEqual([film.href]);
      });
    });
  });

test('the pages with a film are tested', () => {
  expect(filmPages.length + ownFilmPages.length).toBeGreaterThan(0);
});

for (const { path, film } of ownFilmPages)
  test.describe(`the agency’s own film on ${path}`, () => {
    const poster = (page: Page) => page.getByRole('link', { name: film.name });
    const dialog = (page: Page) => page.getByRole('dialog', { name: film.name });
    const video = (page: Page) => dialog(page).locator('video');

    test('is fetched only when its poster is clicked, plays from this site, and stops on closing', async ({ page }) => {
      const requests: URL[] = [];
      page.on('request', (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) requests.push(new URL(request.url()));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('dialog video')).toHaveCount(0);
      expect(requests.filter((url) => url.pathname.includes(`/${film.file}.`))).toEqual([]);
      const before = requests.length;

      await poster(page).click();
      await expect(dialog(page).getByText(film.description!)).toBeVisible();
      await expect
        .poll(() => video(page).evaluate((each: HTMLVideoElement) => !each.paused && each.currentTime > 0))
        .toBe(true);
      await expect(video(page)).toHaveAttribute('controls');
      await expect(video(page)).toHaveJSProperty('muted', true);
      expect(new Set(requests.slice(before).map(({ origin }) => origin))).toEqual(
        new Set([new URL(page.url()).origin]),
      );

      await dialog(page).getByRole('button', { name: messages.videoPopup.close }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('dialog video')).toHaveCount(0);
    });

    test('opens and closes by keyboard, and returns the focus', async ({ page }) => {
      await page.goto(path);
      await poster(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('button', { name: messages.videoPopup.close })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(poster(page)).toBeFocused();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('has a poster that links to its file', async ({ page, request }) => {
        await page.goto(path);
        const response = await request.head((await poster(page).getAttribute('href'))!);
        expect(response.headers()['content-type']).toBe('video/mp4');
      });
    });
  });
