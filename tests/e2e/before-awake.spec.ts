import type { Page } from '@playwright/test';
import { filled, list, literally, words } from '../content.ts';
import { filmPages, isPage } from '../pages.ts';
import { expect, holdScripts, inView, test } from './site.ts';

const films = list('videoSlides');
const slides = list('showcaseSlides');

const scripts = '**/_astro/*.js';

/** The scripts that a page asks for, and whether it had been loaded by then. */
function scriptsOf(page: Page) {
  const asked: { name: string; isLoaded: boolean }[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push({ name: new URL(request.url()).pathname, isLoaded });
  });
  return asked;
}

const listed = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );

test.describe('scripts of islands', () => {
  for (const path of ['/', '/photography-agency', '/showcase-portfolio'].filter(isPage))
    test(`are fetched after load, before anything is touched, and none before it, on ${path}`, async ({ page }) => {
      const asked = scriptsOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const ahead = await listed(page);
      expect(ahead.length).toBeGreaterThan(3);
      const names = new Set(asked.map(({ name }) => name));
      for (const each of ahead) expect(names).toContain(each);
      expect(asked.filter(({ isLoaded }) => !isLoaded)).toEqual([]);
    });

  test('wait for a touch when the visitor saves data', async ({ page }) => {
    test.skip(!isPage('/video-showcase'), 'the site has no such page');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }), configurable: true }),
    );
    for (const path of ['/', '/video-showcase']) {
      const asked = scriptsOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
    }
    await page.getByRole('button', { name: words.showcase.next }).click();
    await expect(page.locator('[aria-roledescription="carousel"]')).toHaveAttribute('data-awake');
    await expect(page.locator(`#${films[1]!.id}`)).toBeInViewport({ ratio: 0.99 });
  });
});

test.describe('before its script has come', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a slider goes to the slide that was pressed, and stays there once it is awake', async ({ page }) => {
    const release = await holdScripts(page, scripts);
    await page.goto('/');
    const team = page.getByRole('group', { name: words.sliders.team.label, exact: true });
    const dot = page.getByRole('button', { name: filled(words.sliders.team.show, { number: 3, count: 5 }) });
    await dot.tap();
    await expect.poll(() => inView(team)).toEqual([3]);
    await expect(team).not.toHaveAttribute('data-awake');
    // Each place that the slide is seen at from here on: it does not jump.
    await team.evaluate((row) => {
      const places: number[] = [];
      Object.assign(window, { places });
      const look = () => {
        const slide = row.querySelectorAll('[aria-roledescription="slide"]')[2]!;
        places.push(Math.round(slide.getBoundingClientRect().left));
        requestAnimationFrame(look);
      };
      look();
    });
    release();
    await expect(team).toHaveAttribute('data-awake');
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => inView(team)).toEqual([3]);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(8);
  });

  test('a slider that a finger has scrolled goes on from there', async ({ page }) => {
    const release = await holdScripts(page, scripts);
    await page.goto('/');
    const team = page.getByRole('group', { name: words.sliders.team.label, exact: true });
    await team.scrollIntoViewIfNeeded();
    await team.evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' }));
    await expect.poll(() => inView(team)).toEqual([3]);
    release();
    await expect(team).toHaveAttribute('data-awake');
    await expect.poll(() => inView(team)).toEqual([3]);
    await expect(
      page.getByRole('button', { name: filled(words.sliders.team.show, { number: 3, count: 5 }) }),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('a photograph opens with the picture that the browser has, and then large', async ({ page }) => {
    test.skip(!isPage('/photography-agency'), 'the site has no such page');
    const release = await holdScripts(page, scripts);
    await page.goto('/photography-agency');
    const link = page.locator('#photographs').getByRole('link').nth(1);
    await link.scrollIntoViewIfNeeded();
    await link.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await link.tap();
    const lightbox = page.getByRole('dialog', { name: words.lightbox.label });
    await expect(lightbox).toBeVisible();
    const preview = await lightbox.evaluate(
      (dialog) => getComputedStyle(dialog.firstElementChild!, '::before').backgroundImage,
    );
    expect(preview).toContain(await link.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc));
    await expect(lightbox.getByRole('img')).toHaveCount(0);
    release();
    await expect(lightbox.getByRole('img')).toBeVisible();
    await expect(
      lightbox.getByText(filled(words.lightbox.position, { number: 2, count: 10 }), { exact: true }),
    ).toBeVisible();
  });

  test('Enter, pressed again at once, closes the photograph that it has opened', async ({ page }) => {
    test.skip(!isPage('/photography-agency'), 'the site has no such page');
    const release = await holdScripts(page, scripts);
    await page.goto('/photography-agency');
    const link = page.locator('#photographs').getByRole('link').nth(1);
    const lightbox = page.getByRole('dialog', { name: words.lightbox.label });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Enter');
    release();
    await expect(lightbox).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('what has opened is closed again, and stays closed once its script is there', async ({ page }) => {
    test.skip(!isPage('/photography-agency'), 'the site has no such page');
    const release = await holdScripts(page, scripts);
    await page.goto('/photography-agency');
    const link = page.locator('#photographs').getByRole('link').first();
    const lightbox = page.getByRole('dialog', { name: words.lightbox.label });
    await link.tap();
    await lightbox.getByRole('button', { name: words.lightbox.close }).tap();
    await expect(lightbox).toBeHidden();
    await expect(link).toBeFocused();
    release();
    await expect(page.locator('astro-island:not([ssr]) > dialog')).toHaveCount(1);
    await expect(lightbox).toBeHidden();
    await link.tap();
    await expect(lightbox.getByRole('img')).toBeVisible();
  });

  test('a film’s popup opens and closes, and asks the video service only while it is open', async ({ page }) => {
    const [shown] = filmPages;
    test.skip(!shown, 'the site shows no film of another site');
    const { path, film } = shown!;
    const asked: string[] = [];
    await page.context().route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
    });
    const release = await holdScripts(page, scripts);
    await page.goto(path);
    const poster = page
      .getByRole('link', { name: new RegExp(`${literally(film.name)}.*${literally(film.by)}`) })
      .first();
    const popup = page.getByRole('dialog', { name: film.name });
    await poster.tap();
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: words.videoPopup.close }).tap();
    await expect(popup).toBeHidden();
    release();
    await expect(page.locator('astro-island:not([ssr]) > dialog')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    await poster.tap();
    await expect(popup.locator('iframe')).toHaveCount(1);
  });

  test('a showcase goes on by its arrow, one screen for one press', async ({ page }) => {
    test.skip(!isPage('/showcase-portfolio'), 'the site has no such page');
    const release = await holdScripts(page, scripts);
    await page.goto('/showcase-portfolio');
    await page.getByRole('button', { name: words.showcase.next }).tap();
    await expect(page.locator(`#${slides[1]!.id}`)).toBeInViewport({ ratio: 0.99 });
    release();
    await expect(page.locator('[aria-roledescription="carousel"]')).toHaveAttribute('data-awake');
    await expect(page.locator(`#${slides[1]!.id}`)).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${slides[1]!.id}`);
    await page.getByRole('button', { name: words.showcase.next }).tap();
    await expect(page.locator(`#${slides[2]!.id}`)).toBeInViewport({ ratio: 0.99 });
  });
});

test('a film that was asked for before its script has come plays once it has', async ({ page }) => {
  test.skip(!isPage('/video-showcase'), 'the site has no such page');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // React is there, and what moves the slides is not.
  await page.route('**/_astro/embla-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/video-showcase');
  await page.getByRole('button', { name: words.showcase.playFilm }).click();
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  release();
  await expect(page.locator(`#${films[0]!.id} video`)).toHaveAttribute('data-seen');
  await expect(page.getByRole('button', { name: words.showcase.pauseFilm })).toBeVisible();
});

test('where its script does not come, a photograph that was pressed is opened by itself', async ({ page, quiet }) => {
  test.skip(!isPage('/photography-agency'), 'the site has no such page');
  await page.route(scripts, (route) => route.abort());
  await page.goto('/photography-agency');
  const link = page.locator('#photographs').getByRole('link').first();
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  quiet.length = 0; // the browser reports the scripts that are missing
});
