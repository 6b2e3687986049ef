/** What the first screens of the alternative homes do once their page is loaded, and what they show instead. */
import type { Page } from '@playwright/test';
import { isPage } from '../pages.ts';
import { expect, test } from './site.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Wanting less motion, and having no script, show the same finished first screen. */
const still = [
  ['with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['without script', { javaScriptEnabled: false }],
] as const;

/** In the page: how many points of a part of a canvas, from the left, are sand and how many are switched on. */
function countDots(element: Element, share: number): { sand: number; on: number } {
  const { width, height } = element as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  copy.drawImage(element as HTMLCanvasElement, 0, 0);
  const { data } = copy.getImageData(0, 0, width * share, height);
  let [sand, on] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < 250) continue;
    if (red < 60) on++;
    else if (red < 170 && green > 80 && blue < 90) sand++;
  }
  return { sand, on };
}

/** In the page: sets `gust` once the sand has been seen in the grid. */
function watchGust(count: typeof countDots): void {
  requestAnimationFrame(function look() {
    const canvas = document.querySelector('[data-act="blown-sand"] canvas');
    if (canvas && count(canvas, 0.15).on > 500) Object.assign(window, { gust: true });
    else requestAnimationFrame(look);
  });
}

test.describe('the digital agency’s sand', () => {
  test.skip(!isPage('/digital-agency'), 'the site has no such page');
  const canvas = (page: Page) => page.locator('[data-act="blown-sand"] canvas');
  const drawing = (page: Page) => page.locator('[data-act="blown-sand"] svg g').first();
  /** How many points of a part of the canvas, from the left, are sand and how many are switched on. */
  const dots = (page: Page, part: number) => canvas(page).evaluate(countDots, part);

  test('is blown into the grid by the pointer, where it is switched on, and falls back', async ({ page }) => {
    // The first gust is brief: it is looked for in each frame.
    await page.addInitScript(`(${watchGust})(${countDots})`);
    await page.goto('/digital-agency');
    await expect(canvas(page)).toBeAttached();
    await expect(drawing(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'gust' in window)).toBe(true);
    await expect.poll(async () => (await dots(page, 0.15)).on).toBe(0);
    expect((await dots(page, 0.15)).sand).toBeGreaterThan(500);
    const { x, y, height } = (await page.locator('[data-act="blown-sand"]').boundingBox())!;
    await page.mouse.move(x + 5, y + height * 0.7);
    await page.mouse.move(x + 500, y + height * 0.7, { steps: 40 });
    await expect.poll(async () => (await dots(page, 0.15)).on).toBeGreaterThan(200);
    await expect.poll(async () => (await dots(page, 0.15)).on).toBe(0);
  });

  test('gives way to the drawing when less motion is wanted', async ({ page }) => {
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

    test('flies from under a finger, as sand, and comes back to the grid', async ({ page }) => {
      await page.goto('/digital-agency');
      await expect.poll(async () => (await dots(page, 1)).sand).toBeGreaterThan(200);
      await expect.poll(async () => (await dots(page, 1)).sand).toBe(0);
      await page.locator('[data-act="blown-sand"]').tap();
      await expect.poll(async () => (await dots(page, 1)).sand).toBeGreaterThan(200);
      await expect.poll(async () => (await dots(page, 1)).sand).toBe(0);
    });
  });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('lies still, as it is drawn', async ({ page }) => {
        await page.goto('/digital-agency', { waitUntil: 'networkidle' });
        await expect(drawing(page)).toBeVisible();
        await expect(canvas(page)).not.toBeAttached();
      });
    });
});

test.describe('the personal portfolio’s name', () => {
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
      const most = { tiles: 0 };
      Object.assign(window, { most });
      new MutationObserver(() => {
        most.tiles = Math.max(most.tiles, document.querySelectorAll('[data-tile]').length);
      }).observe(document, { childList: true, subtree: true });
    });
  });
  const mostTiles = (page: Page) => page.evaluate(() => (window as unknown as { most: { tiles: number } }).most.tiles);

  test('sets itself once, letter by letter, and is text all the while', async ({ page }) => {
    await page.goto('/personal-portfolio');
    await expect(name(page)).toHaveText('Tomás Ferreira');
    await expect.poll(() => mostTiles(page)).toBe(13);
    expect(await selected(page)).toBe('Tomás Ferreira');
    await expect(tiles(page)).toHaveCount(0);
    await expect(name(page)).toHaveText('Tomás Ferreira');
    await expect(name(page)).toHaveAccessibleName('Tomás Ferreira');
  });

  test('turns a letter that the pointer passes, and comes back to it', async ({ page }) => {
    await page.goto('/personal-portfolio');
    await expect.poll(() => mostTiles(page)).toBe(13);
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
      await expect.poll(() => mostTiles(page)).toBe(13);
      await expect(tiles(page)).toHaveCount(0);
      const { x, y, height } = (await name(page).boundingBox())!;
      await page.touchscreen.tap(x + 40, y + height * 0.8);
      await expect(tiles(page)).toHaveCount(1);
      await expect(tiles(page)).toHaveCount(0);
    });
  });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('stands', async ({ page }) => {
        await page.goto('/personal-portfolio', { waitUntil: 'networkidle' });
        await expect(name(page)).toBeVisible();
        await expect(tiles(page)).toHaveCount(0);
        if (how === 'with reduced motion') expect(await mostTiles(page)).toBe(0);
      });
    });
});

test.describe('the freelancer’s letter', () => {
  test.skip(!isPage('/freelancer-agency'), 'the site has no such page');
  const postmark = (page: Page) => page.locator('[data-begin] > svg');
  const envelope = (page: Page) =>
    page
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .last();
  const text = (page: Page) => page.getByText('Dear you,').locator('..');
  /** How far below the envelope its letter begins; less than nothing if it is inside. */
  const gap = async (page: Page) => {
    const sheet = (await text(page).locator('..').boundingBox())!;
    const { y, height } = (await envelope(page).boundingBox())!;
    return sheet.y - y - height;
  };

  for (const [where, options] of [['on a desktop', {}] as const, ['on a phone', phone] as const])
    test.describe(where, () => {
      test.use(options);

      test('is cancelled, and comes out of its envelope as the page is scrolled', async ({ page }) => {
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

  test('is written on as soon as it is on the screen where it lies', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1800 });
    await page.goto('/freelancer-agency');
    await expect(text(page)).toHaveCSS('opacity', '1');
    await expect(text(page)).toBeInViewport();
  });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('is cancelled', async ({ page }) => {
        await page.goto('/freelancer-agency', { waitUntil: 'networkidle' });
        if (how === 'with reduced motion') {
          expect(await gap(page)).toBeGreaterThan(0);
          await expect(postmark(page)).toHaveCSS('animation-name', 'none');
        }
        await expect(postmark(page)).toHaveCSS('opacity', '0.8');
      });
    });
});

test.describe('the architects’ street', () => {
  test.skip(!isPage('/architecture-agency'), 'the site has no such page');
  const drawings = (page: Page) => page.locator('[data-act="masonry"] canvas');
  const pictures = (page: Page) => page.locator('[data-act="masonry"]').getByRole('img');
  /** How far down each house is still a drawing, in hundredths. */
  const drawn = (page: Page) =>
    drawings(page).evaluateAll((all) =>
      all.map((drawing) => {
        const corners = getComputedStyle(drawing).clipPath.matchAll(/[\d.]+(?:%|px)? ([\d.]+)/g);
        return Math.max(...[...corners].map(([, y]) => Number(y)));
      }),
    );

  for (const [where, options] of [['on a desktop', {}] as const, ['on a phone', phone] as const])
    test.describe(where, () => {
      test.use(options);

      test('is a drawing that becomes masonry as the page is scrolled', async ({ page }) => {
        await page.goto('/architecture-agency');
        await expect(drawings(page)).toHaveCount(3);
        await expect(pictures(page)).toHaveCount(3);
        await expect(drawings(page).last()).toBeVisible();
        expect(Math.min(...(await drawn(page)))).toBeGreaterThan(50);
        await page.keyboard.press('PageDown');
        await expect.poll(() => drawn(page)).toEqual([0, 0, 0]);
        await expect
          .poll(async () => {
            // Until the last key's way is over this one may count for nothing.
            await page.keyboard.press('Home');
            return Math.min(...(await drawn(page)));
          })
          .toBeGreaterThan(50);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect(drawings(page)).toHaveCount(0);
      });
    });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('stands', async ({ page }) => {
        await page.goto('/architecture-agency', { waitUntil: 'networkidle' });
        await expect(pictures(page)).toHaveCount(3);
        await expect(drawings(page)).toHaveCount(0);
      });
    });
});

test.describe('the studio table', () => {
  test.skip(!isPage('/creative-solution'), 'the site has no such page');
  const first = (page: Page) => page.locator('[data-draggable]').first();
  const hand = (page: Page) => page.locator('[data-hand]');
  const hasComeAgain = (page: Page) => page.evaluate(() => (window as unknown as { came: boolean }).came);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { came: false });
      new MutationObserver(() => {
        if (document.querySelector('[data-hand]')) Object.assign(window, { came: true });
      }).observe(document, { childList: true, subtree: true });
    });
  });

  for (const [where, options] of [['on a desktop', {}] as const, ['on a phone', phone] as const])
    test.describe(where, () => {
      test.use(options);

      test('shows once a session that things can be moved, and they can from where they then lie', async ({ page }) => {
        await page.goto('/creative-solution');
        await expect(hand(page)).toHaveCount(1);
        await expect(hand(page)).toHaveAttribute('aria-hidden', 'true');
        await expect(hand(page)).toHaveCount(0);
        await expect(first(page)).not.toHaveCSS('translate', 'none');
        const before = (await first(page).boundingBox())!;
        const [x, y] = [before.x + before.width * 0.35, before.y + before.height * 0.4];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 30, y + 20, { steps: 4 });
        await page.mouse.up();
        const after = (await first(page).boundingBox())!;
        expect(Math.round(after.x - before.x)).toBe(30);
        expect(Math.round(after.y - before.y)).toBe(20);
        await page.reload({ waitUntil: 'networkidle' });
        await expect(first(page)).toHaveCSS('translate', 'none');
        expect(await hasComeAgain(page)).toBe(false);
      });
    });

  test('is left alone at the first press', async ({ page }) => {
    await page.goto('/creative-solution');
    await expect(hand(page)).toHaveCount(1);
    await page.locator('[data-draggable]').last().click();
    await expect(hand(page)).toHaveCount(0);
    await expect(first(page)).toHaveCSS('translate', 'none');
  });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('lies as it was laid', async ({ page }) => {
        await page.goto('/creative-solution', { waitUntil: 'networkidle' });
        await expect(hand(page)).toHaveCount(0);
        await expect(first(page)).toHaveCSS('translate', 'none');
        if (how === 'with reduced motion') expect(await hasComeAgain(page)).toBe(false);
      });
    });
});

test.describe('the creative portfolio’s fan', () => {
  test.skip(!isPage('/creative-portfolio'), 'the site has no such page');
  const picture = (page: Page) => page.locator('[data-act="fan"] img');
  const canvas = (page: Page) => page.locator('[data-act="fan"] canvas');
  /** How often it has begun to fold. */
  const times = (page: Page) => page.evaluate(() => (window as unknown as { folds: number }).folds);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { folds: 0 });
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some((node) => node instanceof HTMLCanvasElement)) (window as unknown as { folds: number }).folds++;
      }).observe(document, { childList: true, subtree: true });
    });
  });

  for (const [where, options] of [['on a desktop', {}] as const, ['on a phone', phone] as const])
    test.describe(where, () => {
      test.use(options);

      test('folds and opens, again when it is touched, and is the picture then', async ({ page }) => {
        await page.goto('/creative-portfolio');
        await expect.poll(() => times(page)).toBe(1);
        await expect(canvas(page)).toHaveCount(0);
        const { x, y, width, height } = (await picture(page).boundingBox())!;
        if (where === 'on a phone') await page.touchscreen.tap(x + width / 2, y + height / 2);
        else await picture(page).hover();
        await expect.poll(() => times(page)).toBe(2);
        await expect(canvas(page)).toHaveCount(0);
        await expect(picture(page)).toBeVisible();
      });
    });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('is open', async ({ page }) => {
        await page.goto('/creative-portfolio', { waitUntil: 'networkidle' });
        await expect(picture(page)).toBeVisible();
        await expect(canvas(page)).toHaveCount(0);
        if (how === 'with reduced motion') expect(await times(page)).toBe(0);
      });
    });
});

test.describe('the photographs’ sun', () => {
  test.skip(!isPage('/photography-agency'), 'the site has no such page');
  const frame = (page: Page) => page.locator('[data-act="turn-sun"] [data-suns]').first();
  const suns = (page: Page) => frame(page).locator('[data-sun]');
  /** How many suns further than its own the picture is lit. */
  const turned = (page: Page) =>
    suns(page).evaluateAll((all) => all.reduce((sum, sun) => sum + Number(getComputedStyle(sun).opacity), 0));

  test('goes where the pointer does across the picture, and back when that leaves', async ({ page }) => {
    await page.goto('/photography-agency', { waitUntil: 'networkidle' });
    await expect(suns(page)).toHaveCount(0);
    const { x, y, width, height } = (await frame(page).boundingBox())!;
    const across = async (part: number) => {
      await page.mouse.move(x + width * part, y + height / 2, { steps: 5 });
    };
    await across(0.5);
    const count = (await frame(page).getAttribute('data-suns'))!.split(' ').length;
    await expect.poll(() => turned(page)).toBeCloseTo(count / 2, 0);
    await across(0.98);
    await expect.poll(() => turned(page)).toBeGreaterThan(count * 0.9);
    // A computer that tells how it lies, too, does not take it from the pointer.
    await page.evaluate(() => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma: 0 })));
    await page.waitForTimeout(300);
    expect(await turned(page)).toBeGreaterThan(count * 0.9);
    await page.mouse.move(x + width / 2, 5);
    await expect.poll(() => turned(page)).toBe(0);
    await expect(frame(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    // Nothing of it lies over the picture then.
    const over = suns(page).first().locator('xpath=..');
    await expect(over).toHaveCSS('background-image', 'none');
    await expect(over).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('turns as the phone is tilted', async ({ page }) => {
      await page.goto('/photography-agency', { waitUntil: 'networkidle' });
      const tilt = (gamma: number) =>
        page.evaluate((gamma) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma })), gamma);
      await tilt(10);
      await tilt(12);
      await expect(suns(page)).toHaveCount(0);
      await tilt(30);
      await expect.poll(() => turned(page)).toBeGreaterThan(1);
      await tilt(10);
      await expect.poll(() => turned(page)).toBe(0);
    });
  });

  for (const [how, options] of still)
    test.describe(how, () => {
      test.use(options);

      test('stands where it stood', async ({ page }) => {
        await page.goto('/photography-agency', { waitUntil: 'networkidle' });
        const { x, y, width, height } = (await frame(page).boundingBox())!;
        await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 5 });
        await expect(suns(page)).toHaveCount(0);
      });
    });
});
