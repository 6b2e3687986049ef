/** Animations of the home page, and their static replacements. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { agency } from '../../helpers/content.ts';
import { frames } from '../../helpers/scroll.ts';
import { expect, test } from '../../helpers/test.ts';

/** Records each canvas added to the hero. `since` is the time since the load event that its script reads. */
const watchCanvases = (page: Page, since: number) =>
  page.addInitScript((ago) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'loadEventEnd', {
      get: () => performance.now() - ago,
    });
    const seen = { canvases: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.nodeName === 'CANVAS') seen.canvases++;
    }).observe(document, { childList: true, subtree: true });
  }, since);
const canvasesSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { canvases: number } }).seen.canvases);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the sand animation of the home page’s heading', () => {
  test('ends and is removed, while the heading can be selected', async ({ page }) => {
    await watchCanvases(page, 0);
    await page.goto('/');
    const box = await heading(page).boundingBox();
    await expect.poll(() => canvasesSeen(page)).toBe(1);
    await expect(page.locator('main canvas')).toHaveCount(0);
    expect(await heading(page).boundingBox()).toEqual(box);
    await heading(page).selectText();
    expect(await page.evaluate(() => String(getSelection()).replace(/\s+/g, ' ').trim())).toBe(
      (await heading(page).innerText()).replace(/\s+/g, ' ').trim(),
    );
  });

  test('is hidden from assistive technology and does not block clicks', async ({ page }) => {
    await watchCanvases(page, 0);
    // Keep the canvas in the document after the animation.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.remove = () => {};
    });
    await page.goto('/');
    const canvas = page.locator('main canvas');
    await expect(canvas).toBeAttached();
    await expect(canvas).toHaveAttribute('aria-hidden', 'true');
    const isOnTop = await canvas.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
    expect(isOnTop).toBe(false);
  });

  test('does not start if its script arrives late', async ({ page }) => {
    await watchCanvases(page, 3000);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await canvasesSeen(page)).toBe(0);
  });

  test('does not start off screen', async ({ page }) => {
    await watchCanvases(page, 0);
    await page.goto('/#services', { waitUntil: 'networkidle' });
    expect(await canvasesSeen(page)).toBe(0);
  });

  for (const [how, contextOptions] of [
    ['less motion', { reducedMotion: 'reduce' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const)
    test.describe(`with ${how}`, () => {
      test.use({ contextOptions });

      test('there is no sand', async ({ page }) => {
        await watchCanvases(page, 0);
        await page.goto('/', { waitUntil: 'networkidle' });
        await expect(heading(page)).toBeVisible();
        expect(await canvasesSeen(page)).toBe(0);
      });
    });
});

/** Returns the visible parts of the sphere's path, as circles on screen. */
const spheres = (page: Page) =>
  page.locator('[data-sphere]').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).opacity === '1')
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        // The drawing has a small margin around the sphere (`sphereShare` in dune.ts).
        return { x: left + width / 2, y: top + height / 2, radius: (width / 2) * (468 / 480) };
      }),
  );
const sphere = async (page: Page) => (await spheres(page)).at(-1)!;
/** Touches the screen, as a visitor does: the sphere's script starts at the first interaction. */
async function triggerFirstInteraction(page: Page) {
  // Its script may still be loading.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('touchstart')));
    expect(await page.locator('[data-sphere]').count()).toBeGreaterThan(0);
  }).toPass();
}
/** Scrolls until the middle of an element is at a share of the screen's height. */
async function scrollToShareOfScreen(page: Page, element: Locator, share: number) {
  // Twice, because some elements move while they scroll into view.
  for (let time = 0; time < 2; time++) {
    await element.evaluate((target, part) => {
      const { top, height } = target.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * part, behavior: 'instant' });
    }, share);
    // Two frames: the page's timelines are those of the frame before.
    await frames(page, 2);
  }
}
const middleOf = (mark: Locator) =>
  mark.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, radius: width / 2 };
  });
const figure = (page: Page) => page.locator('main dl dd').first();
const dots = (page: Page) => page.locator('ul[data-sphere-stop] li > span');
/** Counts the dots that the sphere replaces. */
const hiddenDots = (page: Page) =>
  dots(page).evaluateAll((all) => all.filter((dot) => getComputedStyle(dot).opacity === '0').length);
const isZeroHidden = (page: Page) =>
  figure(page)
    .locator('[data-sphere-stop]')
    .evaluate((zero) => getComputedStyle(zero).opacity === '0');
const apply = (page: Page) => page.locator('section > a:has(> h2)').last();

for (const [width, height, isMobile] of [
  [390, 844, true],
  [820, 1180, true],
  [1440, 900, false],
] as const)
  test.describe(`the sphere of the home page moves down it at ${width} px`, () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile });

    test('starts at its position in the picture', async ({ page }) => {
      await page.goto('/');
      await triggerFirstInteraction(page);
      const from = await sphere(page);
      expect(from.radius).toBeGreaterThan(100);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * 0.1);
      await expect.poll(async () => (await sphere(page)).y).toBeLessThan(from.y - height * 0.1);
      // One at a time.
      expect(await spheres(page)).toHaveLength(1);
    });

    test('replaces the zero of a figure, which stays text', async ({ page }) => {
      await page.goto('/');
      await triggerFirstInteraction(page);
      const { factNumber } = agency.facts[0]!;
      await scrollToShareOfScreen(page, figure(page), 0.49);
      await expect.poll(() => isZeroHidden(page)).toBe(true);
      const { x, y, radius } = await sphere(page);
      const { left, right, top, bottom } = await figure(page)
        .locator('[data-sphere-stop]')
        .evaluate((zero) => zero.getBoundingClientRect().toJSON());
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(bottom);
      expect(radius * 2).toBeGreaterThan((right - left) * 0.9);
      await expect(figure(page)).toHaveText(factNumber);
      await scrollToShareOfScreen(page, figure(page), 0.1);
      await expect.poll(() => isZeroHidden(page)).toBe(false);
    });

    test('replaces the dot between two sectors, which reappears afterwards', async ({ page }) => {
      await page.goto('/');
      await triggerFirstInteraction(page);
      expect(await hiddenDots(page)).toBe(0);
      // The chosen dot depends on the line breaks.
      const count = await dots(page).count();
      let found = 0;
      for (let index = 0; index < count && !found; index++) {
        await scrollToShareOfScreen(page, dots(page).nth(index), 0.49);
        if ((await hiddenDots(page)) === 0) continue;
        const at = await middleOf(dots(page).nth(index));
        const stands = await sphere(page);
        if (Math.hypot(at.x - stands.x, at.y - stands.y) > 1) continue;
        expect(stands.radius).toBeCloseTo(at.radius, 0);
        found++;
      }
      expect(found).toBe(1);
      await scrollToShareOfScreen(page, page.locator('#services'), 0.5);
      await expect.poll(() => hiddenDots(page)).toBe(0);
    });

    test('never covers text', async ({ page }) => {
      await page.goto('/');
      await triggerFirstInteraction(page);
      const covered = await page.evaluate(async () => {
        const found: string[] = [];
        const last = document.querySelector('ul[data-sphere-stop]')!.getBoundingClientRect().bottom;
        for (let top = innerHeight; top < last; top += 45) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          for (const part of document.querySelectorAll('[data-sphere]')) {
            if (getComputedStyle(part).opacity !== '1') continue;
            const ball = part.getBoundingClientRect();
            for (const text of document.querySelectorAll('main :is(h2, h3, p, li > a, dt)')) {
              const range = new Range();
              const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
              const lines: DOMRect[] = [];
              while (texts.nextNode()) {
                range.selectNodeContents(texts.currentNode);
                lines.push(...range.getClientRects());
              }
              for (const line of lines) {
                const [x, y] = [(ball.left + ball.right) / 2, (ball.top + ball.bottom) / 2];
                const across = Math.max(line.left - x, 0, x - line.right);
                const down = Math.max(line.top - y, 0, y - line.bottom);
                if (line.width > 0 && Math.hypot(across, down) < ball.width / 2 - 3)
                  found.push(`${text.textContent?.slice(0, 30)} at ${top}`);
              }
            }
          }
        }
        return found;
      });
      expect(covered).toEqual([]);
    });

    test('grows into Apply For Meeting', async ({ page }) => {
      await page.goto('/');
      await triggerFirstInteraction(page);
      await scrollToShareOfScreen(page, apply(page), 2.5);
      const small = (await apply(page).boundingBox())!.width;
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expect.poll(async () => (await apply(page).boundingBox())!.width).toBeGreaterThan(small * 10);
      expect(await apply(page).evaluate((element) => getComputedStyle(element).scale)).toMatch(/^(1|none)$/);
      await expect(apply(page).getByRole('heading')).toHaveCSS('opacity', '1');
    });
  });

for (const [how, options] of [
  ['with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['in forced colours', { contextOptions: { forcedColors: 'active' } }],
  ['without script', { javaScriptEnabled: false }],
] as const)
  test.describe(how, () => {
    test.use(options);

    test('the sphere stays on its dune, and figure and dots are visible', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 600);
      await figure(page).scrollIntoViewIfNeeded();
      await expect(page.locator('[data-sphere]')).toHaveCount(0);
      await expect(figure(page)).toBeVisible();
      await expect(dots(page).first()).toBeVisible();
      await apply(page).scrollIntoViewIfNeeded();
      const { width } = page.viewportSize()!;
      await expect.poll(async () => (await apply(page).boundingBox())!.width).toBeGreaterThan(width * 0.9);
    });
  });

/** Returns true if the sphere stands in an element while the element's middle is at the middle of the screen. */
async function isReplaced(page: Page, element: Locator) {
  await scrollToShareOfScreen(page, element, 0.49);
  const { x, y } = await middleOf(element);
  return (await spheres(page)).some((at) => Math.hypot(at.x - x, at.y - y) < at.radius);
}

for (const [change, edit] of [
  ['moved', (sections: HTMLElement[]) => sections[0]!.before(sections[1]!)],
  ['removed', (sections: HTMLElement[]) => sections[1]!.remove()],
  ['doubled', (sections: HTMLElement[]) => sections[1]!.after(sections[0]!.cloneNode(true))],
] as const)
  test(`the sphere stops at each marked element if sections are ${change}`, async ({ page }) => {
    await page.goto('/');
    await page.locator('section:has([data-sphere-stop])').evaluateAll(edit);
    await triggerFirstInteraction(page);
    for (const zero of await page.locator('dl div:first-child [data-sphere-stop]').all())
      expect(await isReplaced(page, zero)).toBe(true);
    for (const list of await page.locator('ul[data-sphere-stop]').all()) {
      const found = [];
      for (const dot of await list.locator('li > span').all()) found.push(await isReplaced(page, dot));
      expect(found.filter(Boolean)).toHaveLength(1);
    }
  });

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the sphere that moves covers the one in the picture', async ({ page }) => {
    /** Returns the rows of a column of the screen (px) that are vermilion. */
    const vermilionRows = async (x: number) => {
      const pixels = await sharp(await page.screenshot({ scale: 'css' }))
        .extract({ left: x, top: 0, width: 1, height: 740 })
        .removeAlpha()
        .raw()
        .toBuffer();
      return [...Array(740).keys()].filter((row) => pixels[3 * row]! > 180 && pixels[3 * row + 2]! < 90);
    };
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('main canvas')).toHaveCount(0);
    const before = await vermilionRows(180);
    expect(before.length).toBeGreaterThan(100);
    await triggerFirstInteraction(page);
    await frames(page, 2);
    const after = await vermilionRows(180);
    expect(Math.abs(after[0]! - before[0]!)).toBeLessThan(4);
    expect(Math.abs(after.at(-1)! - before.at(-1)!)).toBeLessThan(4);
  });
});

test('turning on reduced motion restores the page', async ({ page }) => {
  await page.goto('/');
  await triggerFirstInteraction(page);
  await scrollToShareOfScreen(page, figure(page), 0.49);
  await expect.poll(() => isZeroHidden(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-sphere]')).toHaveCount(0);
  expect(await isZeroHidden(page)).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await triggerFirstInteraction(page);
});

test('the sphere stays on its dune in browsers without ScrollTimeline', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ScrollTimeline');
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.mouse.wheel(0, 600);
  await scrollToShareOfScreen(page, figure(page), 0.49);
  await expect(page.locator('[data-sphere]')).toHaveCount(0);
  expect(await isZeroHidden(page)).toBe(false);
});
