import { onePageOfEachKind } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';
import { unreadableTexts } from '../helpers/unreadable-text.ts';

/** An A4 sheet without its margins, in pixels. Large figures are set a little into the margin. */
const sheet = { width: 680, height: 1000 };

for (const path of onePageOfEachKind)
  test(`${path} prints all text in black on white, without controls`, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });

    const faults = await page.evaluate(() => {
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const words = (element: Element) => `“${(element.textContent ?? '').trim().slice(0, 40)}”`;
      const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => seen(element));
      const written = all.filter((element) =>
        [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
      );
      return {
        'repeated on every page': all.filter((element) => getComputedStyle(element).position === 'fixed').map(words),
        'not printable': all
          .filter((element) =>
            element.matches(
              'body > header nav, button[aria-label], dialog, [popover], iframe, [data-more], .skip-link',
            ),
          )
          .map(words),
        'not black': written
          .filter((element) => !element.closest('svg') && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
          .map(words),
        'on a background': written
          .filter((element) => !element.closest('svg'))
          .filter((element) => {
            for (let box: Element | null = element; box; box = box.parentElement)
              if (!/^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(box).backgroundColor)) return true;
            return false;
          })
          .map(words),
        'answers and slides that are left out': [...document.querySelectorAll('details > :not(summary), [data-slide]')]
          .filter((element) => !element.getClientRects().length || !element.getBoundingClientRect().height)
          .map(words),
      };
    });
    for (const [what, found] of Object.entries(faults)) expect.soft(found, what).toEqual([]);
    // The `beforeprint` handlers run before the next frame.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.soft.poll(() => page.evaluate(moving), 'animations that run').toBe(0);
    expect.soft(await unreadableTexts(page, 10)).toEqual([]);
    // Print cannot scroll a slider, so overflowing slides would be lost.
    const lost = await page
      .locator('[data-slide]')
      .evaluateAll((slides) => slides.filter((slide) => slide.getBoundingClientRect().right > innerWidth + 1).length);
    expect.soft(lost, 'slides beyond the sheet').toBe(0);
  });
