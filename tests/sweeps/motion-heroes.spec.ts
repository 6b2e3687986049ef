/** Tests of the animations in the heroes of the alternative home pages, and of what replaces them without animation. */
import type { Page } from '@playwright/test';
import { alt, pageContent, team } from '../helpers/content.ts';
import { isPage } from '../helpers/pages.ts';
import { frames } from '../helpers/scroll.ts';
import { expect, test } from '../helpers/site.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Browser settings that show the hero without animation. */
const withoutAnimation = [
  ['with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['without script', { javaScriptEnabled: false }],
] as const;

/** Counts sand-coloured and dark pixels in the left `share` of a canvas (0 to 1). Runs in the page. */
function countDots(element: Element, share: number): { sand: number; dark: number } {
  const { width, height } = element as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  copy.drawImage(element as HTMLCanvasElement, 0, 0);
  const { data } = copy.getImageData(0, 0, width * share, height);
  let [sand, dark] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < 250) continue;
    if (red < 60) dark++;
    else if (red < 170 && green > 80 && blue < 90) sand++;
  }
  return { sand, dark };
}

/** Sets `window.gust` as soon as the first gust has blown sand into the grid. Runs in the page. */
function watchGust(count: typeof countDots): void {
  requestAnimationFrame(function check() {
    const canvas = document.querySelector('[data-animation="blown-sand"] canvas');
    if (canvas && count(canvas, 0.15).dark > 500) Object.assign(window, { gust: true });
    else requestAnimationFrame(check);
  });
}

test.describe('digital agency: sand in the hero', () => {
  test.skip(!isPage('/digital-agency'), 'the site has no such page');
  const canvas = (page: Page) => page.locator('[data-animation="blown-sand"] canvas');
  const drawing = (page: Page) => page.locator('[data-animation="blown-sand"] svg g').first();
  /** Returns the numbers of sand-coloured and of dark pixels in the left part of the canvas. */
  const dots = (page: Page, share: number) => canvas(page).evaluate(countDots, share);

  test('moves into the grid under the pointer and falls back afterwards', async ({ page }) => {
    // The first gust is short, so every frame is checked.
    await page.addInitScript(`(${watchGust})(${countDots})`);
    await page.goto('/digital-agency');
    await expect(canvas(page)).toBeAttached();
    await expect(drawing(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'gust' in window)).toBe(true);
    await expect.poll(async () => (await dots(page, 0.15)).dark).toBe(0);
    expect((await dots(page, 0.15)).sand).toBeGreaterThan(500);
    const { x, y, height } = (await page.locator('[data-animation="blown-sand"]').boundingBox())!;
    await page.mouse.move(x + 5, y + height * 0.7);
    await page.mouse.move(x + 500, y + height * 0.7, { steps: 40 });
    await expect.poll(async () => (await dots(page, 0.15)).dark).toBeGreaterThan(200);
    await expect.poll(async () => (await dots(page, 0.15)).dark).toBe(0);
  });

  test('is replaced by a static drawing while reduced motion is on', async ({ page }) => {
    await page.goto('/digital-agency');
    await expect(canvas(page)).toBeAttached();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(canvas(page)).not.toBeAttached();
    await expect(drawing(page)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(canvas(page)).toBeAttached();
  });

  test.describe('on a touch screen', () => {
    test.use(phone);

    test('scatters when tapped and returns to the grid', async ({ page }) => {
      await page.goto('/digital-agency');
      await expect.poll(async () => (await dots(page, 1)).sand).toBeGreaterThan(200);
      await expect.poll(async () => (await dots(page, 1)).sand).toBe(0);
      await page.locator('[data-animation="blown-sand"]').tap();
      await expect.poll(async () => (await dots(page, 1)).sand).toBeGreaterThan(200);
      await expect.poll(async () => (await dots(page, 1)).sand).toBe(0);
    });
  });

  for (const [how, options] of withoutAnimation)
    test.describe(how, () => {
      test.use(options);

      test('does not move', async ({ page }) => {
        await page.goto('/digital-agency', { waitUntil: 'networkidle' });
        await expect(drawing(page)).toBeVisible();
        await expect(canvas(page)).not.toBeAttached();
      });
    });
});

test.describe('personal portfolio: name in the hero', () => {
  test.skip(!isPage('/personal-portfolio'), 'the site has no such page');
  const name = (page: Page) => page.getByRole('heading', { level: 1 });
  const tiles = (page: Page) => page.locator('[data-tile]');
  const selected = (page: Page) =>
    name(page).evaluate((heading) => {
      getSelection()?.selectAllChildren(heading);
      return getSelection()?.toString().trim().split(/\s+/).join(' ');
    });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const max = { tiles: 0 };
      Object.assign(window, { max });
      new MutationObserver(() => {
        max.tiles = Math.max(max.tiles, document.querySelectorAll('[data-tile]').length);
      }).observe(document, { childList: true, subtree: true });
    });
  });
  const personName = () => team.find(({ id }) => id === pageContent('personal').person.id)!.name;
  const letterCount = () => personName().replaceAll(' ', '').length;
  const maxTiles = (page: Page) => page.evaluate(() => (window as unknown as { max: { tiles: number } }).max.tiles);

  test('animates its letters once and can still be read and selected as text', async ({ page }) => {
    const person = personName();
    await page.goto('/personal-portfolio');
    await expect(name(page)).toHaveText(person);
    await expect.poll(() => maxTiles(page)).toBe(letterCount());
    expect(await selected(page)).toBe(person);
    await expect(tiles(page)).toHaveCount(0);
    await expect(name(page)).toHaveText(person);
    await expect(name(page)).toHaveAccessibleName(person);
  });

  test('turns a letter under the pointer and restores it', async ({ page }) => {
    await page.goto('/personal-portfolio');
    await expect.poll(() => maxTiles(page)).toBe(letterCount());
    await expect(tiles(page)).toHaveCount(0);
    const { x, y, height } = (await name(page).boundingBox())!;
    await page.mouse.move(x + 120, y + height * 0.8);
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(tiles(page)).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use(phone);

    test('turns a letter that is tapped', async ({ page }) => {
      await page.goto('/personal-portfolio');
      await expect.poll(() => maxTiles(page)).toBe(letterCount());
      await expect(tiles(page)).toHaveCount(0);
      const { x, y, height } = (await name(page).boundingBox())!;
      await page.touchscreen.tap(x + 40, y + height * 0.8);
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page)).toHaveCount(0);
    });
  });

  for (const [how, options] of withoutAnimation)
    test.describe(how, () => {
      test.use(options);

      test('does not move', async ({ page }) => {
        await page.goto('/personal-portfolio', { waitUntil: 'networkidle' });
        await expect(name(page)).toBeVisible();
        await expect(tiles(page)).toHaveCount(0);
        if (how === 'with reduced motion') expect(await maxTiles(page)).toBe(0);
      });
    });
});

test.describe('freelancer agency: letter in the hero', () => {
  test.skip(!isPage('/freelancer-agency'), 'the site has no such page');
  const postmark = (page: Page) => page.locator('[data-begin] > svg');
  const envelope = (page: Page) =>
    page
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .last();
  const text = (page: Page) => page.getByText(pageContent('freelancer').letter.greeting).locator('..');
  /** Returns the distance (px) from the envelope down to the letter; negative if the letter is inside. */
  const gap = async (page: Page) => {
    const sheet = (await text(page).locator('..').boundingBox())!;
    const { y, height } = (await envelope(page).boundingBox())!;
    return sheet.y - y - height;
  };

  for (const [where, options] of [['on a desktop', {}] as const, ['on a phone', phone] as const])
    test.describe(where, () => {
      test.use(options);

      test('shows its postmark and moves out of the envelope with the scroll position', async ({ page }) => {
        await page.goto('/freelancer-agency');
        await expect(page.locator('[data-begin]')).toHaveAttribute('data-begin', 'now');
        await expect(postmark(page)).toHaveCSS('opacity', '0.8');
        expect(await gap(page)).toBeLessThan(-100);
        await page.keyboard.press('PageDown');
        await expect(text(page)).toHaveCSS('opacity', '1');
        await page.keyboard.press('PageDown');
        await expect.poll(() => gap(page)).toBeGreaterThan(0);
        await expect
          .poll(async () => {
            await page.keyboard.press('Home');
            return gap(page);
          })
          .toBeLessThan(-100);
      });
    });

  test('shows its text as soon as the letter is on screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1800 });
    await page.goto('/freelancer-agency');
    await expect(text(page)).toHaveCSS('opacity', '1');
    await expect(text(page)).toBeInViewport();
  });

  for (const [how, options] of withoutAnimation)
    test.describe(how, () => {
      test.use(options);

      test('shows its postmark', async ({ page }) => {
        await page.goto('/freelancer-agency', { waitUntil: 'networkidle' });
        if (how === 'with reduced motion') {
          expect(await gap(page)).toBeGreaterThan(0);
          await expect(postmark(page)).toHaveCSS('animation-name', 'none');
        }
        await expect(postmark(page)).toHaveCSS('opacity', '0.8');
      });
    });
});

test.describe('architecture agency: building in the hero', () => {
  test.skip(!isPage('/architecture-agency'), 'the site has no such page');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const picture = (page: Page) =>
    page.getByRole('img', { name: alt(pageContent('architecture').hero.picture), exact: true });
  /** Returns the drawing over the picture. */
  const drawing = (page: Page) => picture(page).locator('xpath=ancestor::div[1]').locator('div');
  /** Returns how much of the building is still a drawing, from the top (%). */
  const drawnHeight = (page: Page) =>
    drawing(page).evaluate((drawing) => {
      const corners = getComputedStyle(drawing).clipPath.matchAll(/[\d.]+(?:%|px)? ([\d.]+)/g);
      return Math.max(...[...corners].map(([, y]) => Number(y)));
    });
  const scrollTo = (page: Page, screens: number) =>
    page.evaluate((screens) => window.scrollTo({ top: screens * innerHeight, behavior: 'instant' }), screens);

  for (const [where, options] of [['on a desktop', {}] as const, ['on a phone', phone] as const])
    test.describe(where, () => {
      test.use(options);

      test('is drawn first, is built with the scroll position while it stays in view, and is complete', async ({
        page,
      }) => {
        await page.goto('/architecture-agency');
        const before = (await heading(page).boundingBox())!;
        expect(await drawnHeight(page)).toBe(100);
        await scrollTo(page, 0.35);
        await expect.poll(() => drawnHeight(page)).toBeLessThan(90);
        expect(await drawnHeight(page)).toBeGreaterThan(20);
        await scrollTo(page, 0.75);
        await expect.poll(() => drawnHeight(page)).toBe(0);
        expect(await heading(page).boundingBox()).toEqual(before);
        await scrollTo(page, 0);
        await expect.poll(() => drawnHeight(page)).toBe(100);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect(drawing(page)).toBeHidden();
      });
    });

  test('is complete with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/architecture-agency');
    await expect(picture(page)).toBeVisible();
    await expect(drawing(page)).toBeHidden();
  });

  test('is built without a scroll where the window is low', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/architecture-agency');
    await expect.poll(() => drawnHeight(page)).toBe(0);
  });
});

test.describe('photography agency: sun in the hero', () => {
  test.skip(!isPage('/photography-agency'), 'the site has no such page');
  const frame = (page: Page) => page.locator('[data-animation="turn-sun"] [data-suns]').first();
  const suns = (page: Page) => frame(page).locator('[data-sun]');
  /** Returns the position of the sun: 0 in the first picture, 1 in the next one, and so on. */
  const sunPosition = (page: Page) =>
    suns(page).evaluateAll((all) => all.reduce((sum, sun) => sum + Number(getComputedStyle(sun).opacity), 0));

  test('follows the pointer across the picture and returns when it leaves', async ({ page }) => {
    await page.goto('/photography-agency', { waitUntil: 'networkidle' });
    await expect(suns(page)).toHaveCount(0);
    const { x, y, width, height } = (await frame(page).boundingBox())!;
    const movePointer = async (part: number) => {
      await page.mouse.move(x + width * part, y + height / 2, { steps: 5 });
    };
    await movePointer(0.5);
    const count = (await frame(page).getAttribute('data-suns'))!.split(' ').length;
    await expect.poll(() => sunPosition(page)).toBeCloseTo(count / 2, 0);
    await movePointer(0.98);
    await expect.poll(() => sunPosition(page)).toBeGreaterThan(count * 0.9);
    // The pointer has precedence over an orientation sensor.
    await page.evaluate(() => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma: 0 })));
    await frames(page, 18);
    expect(await sunPosition(page)).toBeGreaterThan(count * 0.9);
    await page.mouse.move(x + width / 2, 5);
    await expect.poll(() => sunPosition(page)).toBe(0);
    await expect(frame(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    // The container of the other pictures is transparent.
    const container = suns(page).first().locator('xpath=..');
    await expect(container).toHaveCSS('background-image', 'none');
    await expect(container).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('moves when the phone is tilted', async ({ page }) => {
      await page.goto('/photography-agency', { waitUntil: 'networkidle' });
      const tilt = (gamma: number) =>
        page.evaluate((gamma) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma })), gamma);
      await tilt(10);
      await tilt(12);
      await expect(suns(page)).toHaveCount(0);
      await tilt(30);
      await expect.poll(() => sunPosition(page)).toBeGreaterThan(1);
      await tilt(10);
      await expect.poll(() => sunPosition(page)).toBe(0);
    });
  });

  for (const [how, options] of withoutAnimation)
    test.describe(how, () => {
      test.use(options);

      test('does not move', async ({ page }) => {
        await page.goto('/photography-agency', { waitUntil: 'networkidle' });
        const { x, y, width, height } = (await frame(page).boundingBox())!;
        await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 5 });
        await expect(suns(page)).toHaveCount(0);
      });
    });
});
