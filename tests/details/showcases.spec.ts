import type { Page } from '@playwright/test';
import { headerLinks, interpolate, messages, startingWith } from '../helpers/content.ts';
import { phone } from '../helpers/devices.ts';
import { blockScripts, waitForHydration } from '../helpers/hydration.ts';
import { slideLinks } from '../helpers/locators.ts';
import { oneShowcasePerAxis, showcases } from '../helpers/pages.ts';
import { carousel, expectMovedTo, expectSlide, next } from '../helpers/showcases.ts';
import { openWithClock } from '../helpers/sliders.ts';
import { swipeBetween } from '../helpers/swipe.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

// A headless browser sometimes stops drawing these pages on a busy machine, for good: no frame, no screenshot. The second
// attempt has a new page.
test.describe.configure({ retries: 1 });

/** Opens a showcase and waits until it has hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(carousel(page));
}
const previous = (page: Page) => page.getByRole('button', { name: messages.showcase.previous });

for (const { path, slides } of showcases) {
  const [first, second] = slides as [string, string];
  const last = slides[slides.length - 1]!;

  test.describe(path, () => {
    test('shows its first slide between header and dots, without a footer', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[data-slide]')).toHaveCount(slides.length);
      await expectSlide(page, first);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const nav = page.getByRole('navigation', { name: messages.header.navigation, exact: true });
      await expect(nav.getByRole('link')).toHaveText(headerLinks);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const links = page.getByRole('navigation', { name: messages.showcase.slides }).getByRole('link');
      await expect(links).toHaveCount(slides.length);
    });

    test('arrows show each slide and announce its number, and are disabled at the first and the last', async ({
      page,
    }) => {
      await open(page, path);
      await expect(previous(page)).toBeDisabled();
      for (const [index, id] of slides.entries()) {
        await expectSlide(page, id);
        const announced = interpolate(messages.showcase.slide, { number: index + 1, count: slides.length, name: '' });
        if (index > 0) await expect(page.getByRole('status')).toHaveText(startingWith(announced));
        if (id !== last) await next(page).click();
      }
      await expect(next(page)).toBeDisabled();
      await previous(page).click();
      await expectMovedTo(page, slides[slides.length - 2]!);
      await expect(next(page)).toBeEnabled();
    });

    test('the first wheel event after load moves it, and hydration shifts no layout', async ({ page }) => {
      // Parts of a page move while it arrives. every-page.spec.ts limits all shifts.
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + entry.value });
          }).observe({ type: 'layout-shift' }),
        );
      });
      await open(page, path);
      // The font may shift the controls slightly when it loads.
      expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.002);
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, 120);
      await expectMovedTo(page, second);
    });

    test('arrows and links to its slides scroll it while its script is blocked', async ({ page, consoleErrors }) => {
      await blockScripts(page);
      await page.goto(path);
      await expectSlide(page, first);
      await next(page).click();
      await expect(page.locator(`#${second}`)).toBeInViewport({ ratio: 0.99 });
      await slideLinks(page, last).click();
      await expect(page.locator(`#${last}`)).toBeInViewport({ ratio: 0.99 });
      allowErrors(consoleErrors, failedRequest); // the browser reports the blocked scripts
    });
  });
}

for (const { path, axis, slides } of oneShowcasePerAxis) {
  const [first, second, third] = slides as [string, string, string];
  const last = slides[slides.length - 1]!;

  test.describe(path, () => {
    test('keys do not move it while the menu is open', async ({ page }) => {
      await open(page, path);
      await page.getByRole('button', { name: messages.header.menu, exact: true }).click();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: messages.header.menu })).toBeHidden();
      await expectSlide(page, first);
      expect(new URL(page.url()).hash).toBe('');
    });

    test('one turn of the wheel moves it by one slide, in both directions and past the end', async ({ page }) => {
      await open(page, path);
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, 120);
      await expectMovedTo(page, second);
      await page.mouse.wheel(0, -120);
      await expectMovedTo(page, first);
      await page.mouse.wheel(0, -120);
      await expectMovedTo(page, last);
      await page.mouse.wheel(0, 120);
      await expectMovedTo(page, first);
    });

    test('keys move it, also past the last slide to the first', async ({ page }) => {
      await open(page, path);
      // Alt with an arrow is a shortcut of the browser.
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press(axis === 'x' ? 'ArrowRight' : 'ArrowDown');
      await expectMovedTo(page, second);
      await page.keyboard.press('PageDown');
      await expectMovedTo(page, third);
      await page.keyboard.press('End');
      await expectMovedTo(page, last);
      await page.keyboard.press(axis === 'x' ? 'ArrowRight' : 'ArrowDown');
      await expectMovedTo(page, first);
      await page.keyboard.press('PageUp');
      await expectMovedTo(page, last);
      await page.keyboard.press('Home');
      await expectMovedTo(page, first);
    });

    test('a drag moves it, and does not follow a link', async ({ page }) => {
      await open(page, path);
      const link = page.locator(`#${first}`).getByRole('link').first();
      const { x, y } = (await link.boundingBox())!;
      // The drag covers more than half of the screen, so that its speed does not matter.
      const from = axis === 'x' ? { x: 1300, y: y + 10 } : { x: x + 20, y: y + 10 };
      const to = axis === 'x' ? { x: 400, y } : { x, y: y - 550 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
      await expectMovedTo(page, second);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('a drag over text selects nothing', async ({ page }) => {
      await open(page, path);
      const { x, y, width, height } = (await page.locator(`#${first}`).getByRole('heading').boundingBox())!;
      // From its last line, because the header covers the first.
      await page.mouse.move(x + 5, y + height - 5);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
      await page.mouse.up();
    });

    test('each dot moves it to its slide', async ({ page }) => {
      await open(page, path);
      for (const id of [third, first, last]) {
        await slideLinks(page, id).click();
        await expectMovedTo(page, id);
      }
    });

    test('Tab goes through every link and shows its slide', async ({ page }) => {
      await open(page, path);
      await carousel(page).focus();
      for (const id of slides) {
        await page.keyboard.press('Tab');
        await expect(page.locator(`#${id} a:focus`)).toBeInViewport();
        await expectSlide(page, id);
      }
    });

    test('a URL with a fragment opens its slide, also after a reload', async ({ page }) => {
      await page.goto('/faq');
      await open(page, `${path}#${second}`);
      await expectSlide(page, second);
      await next(page).click();
      await expectMovedTo(page, third);
      await page.evaluate((hash) => location.assign(hash), `#${last}`);
      await expectMovedTo(page, last);
      await page.reload();
      await expectSlide(page, last);
    });

    test('moving it adds no history entries', async ({ page }) => {
      await page.goto('/faq');
      await open(page, path);
      for (const id of [second, third]) {
        await next(page).click();
        await expectMovedTo(page, id);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
    });

    test('a slide takes about 1000 ms, once its picture is decoded', async ({ page }) => {
      await page.addInitScript(() => {
        HTMLImageElement.prototype.decode = () =>
          new Promise((resolve) => addEventListener('decoded', () => resolve(), { once: true }));
      });
      await openWithClock(carousel(page), path);
      const offset = () =>
        page.evaluate(
          ([id, axis]) => {
            const { left, top } = document.getElementById(id!)!.getBoundingClientRect();
            return axis === 'x' ? left : top;
          },
          [second, axis],
        );
      const far = await offset();
      await page.keyboard.press('PageDown');
      await page.clock.runFor(500);
      expect(await offset()).toBe(far);
      await page.evaluate(() => dispatchEvent(new Event('decoded')));
      await page.clock.runFor(500);
      expect(await offset()).toBeGreaterThan(far * 0.05);
      expect(await offset()).toBeLessThan(far * 0.5);
      await page.clock.runFor(600);
      expect(Math.abs(await offset())).toBeLessThan(far * 0.02);
    });

    test('in a low window the page scrolls, and the arrows work', async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 450 });
      await open(page, path);
      await next(page).click();
      await expect(page.locator(`#${second} h2`)).toBeInViewport({ ratio: 0.5 });
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${second}`);
    });

    test('keeps its slide when a phone is rotated, and rotated back', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(`${path}#${third}`);
      await waitForHydration(carousel(page));
      await expect(page.locator(`#${third} h2`)).toBeInViewport({ ratio: 0.5 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expectMovedTo(page, third);
      await next(page).click();
      const fourth = slides[3 % slides.length]!;
      await expectMovedTo(page, fourth);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator(`#${fourth} h2`)).toBeInViewport({ ratio: 0.5 });
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${fourth}`);
    });

    // More than half of the screen, so that the speed of the swipe does not matter.
    test.describe('by touch', () => {
      test.use(phone);

      const at = (place: number) => (axis === 'x' ? { x: place, y: 400 } : { x: 200, y: place });
      const [near, far] = axis === 'x' ? [at(60), at(330)] : [at(120), at(680)];

      test('a swipe moves it, also past the end', async ({ page }) => {
        await open(page, path);
        await swipeBetween(page, far, near);
        await expectMovedTo(page, second);
        await swipeBetween(page, near, far);
        await expectMovedTo(page, first);
        await swipeBetween(page, near, far);
        await expectMovedTo(page, last);
      });
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('slides change without animation', async ({ page }) => {
        await open(page, path);
        // Positions of the second slide in every frame after the key press: no intermediate position is allowed.
        const places = await page.evaluate(
          ([id, axis]) =>
            new Promise<number[]>((resolve) => {
              const slide = document.getElementById(id!)!;
              const seen: number[] = [];
              const look = () => {
                const { left, top } = slide.getBoundingClientRect();
                seen.push(Math.round(axis === 'x' ? left : top));
                if (seen.length < 30) requestAnimationFrame(look);
                else resolve(seen);
              };
              document.querySelector<HTMLElement>('[data-step="1"]')!.click();
              look();
            }),
          [second, axis],
        );
        expect([...new Set(places)].length).toBeLessThanOrEqual(2);
        expect(places.at(-1)).toBeCloseTo(0);
        await expectMovedTo(page, second);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the page scrolls and snaps to slides, each slide has its URL, and every control works', async ({
        page,
      }) => {
        await page.goto(`${path}#${third}`);
        await expect(page.locator(`#${third}`)).toBeInViewport({ ratio: 0.99 });
        await expect(carousel(page)).toHaveCSS('scroll-snap-type', `${axis} mandatory`);
        // A quick swipe does not skip a slide.
        await expect(page.locator(`#${second}`)).toHaveCSS('scroll-snap-stop', 'always');
        await expect(next(page)).toBeHidden();
        await slideLinks(page, first).click();
        await expect(page.locator(`#${first}`)).toBeInViewport({ ratio: 0.99 });
        await page.mouse.move(600, 400);
        await page.mouse.wheel(axis === 'x' ? 900 : 0, axis === 'x' ? 0 : 700);
        await expect(page.locator(`#${second}`)).toBeInViewport({ ratio: 0.99 });
      });
    });
  });
}
