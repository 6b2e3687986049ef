import { interpolate, messages } from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { onePageOfEachKind } from '../../helpers/pages.ts';
import { expect, test } from '../../helpers/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The arrows of sliders and showcases. */
const arrows = [...Object.values(messages.sliders), messages.showcase]
  .flatMap(({ previous, next }) => [previous, next])
  .map((label) => `[aria-label=${JSON.stringify(label)}]`)
  .join();

for (const path of onePageOfEachKind)
  test(`Tab reaches every control of ${path} in reading order, in view and with a visible focus indicator`, async ({
    page,
  }) => {
    // Each stop is checked before the next Tab, when its animations have ended.
    await page.addInitScript(() => {
      const walk = { faults: [] as string[], stops: [] as Element[], done: false };
      Object.assign(window, { walk });
      addEventListener(
        'keydown',
        ({ key }) => {
          const stop = document.activeElement;
          if (key !== 'Tab' || walk.done || !stop || stop === document.body) return;
          if (walk.stops.includes(stop)) {
            walk.done = true;
            return;
          }
          const last = walk.stops.at(-1);
          walk.stops.push(stop);
          const name = `<${stop.localName}> “${(stop.ariaLabel ?? stop.textContent ?? '').trim().slice(0, 40)}”`;
          const fault = (what: string) => walk.faults.push(`${name} ${what}`);

          if (last && !(last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING))
            fault('precedes the previous control in the document');

          // A visually hidden radio button is seen by its label, a stretched link by the card that it covers.
          const label = (stop as HTMLInputElement).labels?.[0];
          const boxes = [stop, ...stop.children, ...(label ? [label] : [])].flatMap((part) => [
            ...part.getClientRects(),
          ]);
          const inSight = boxes.some(({ left, top, width, height }) =>
            [0.1, 0.5, 0.9].some((across) =>
              [0.1, 0.5, 0.9].some((down) => {
                const at = document.elementFromPoint(left + width * across, top + height * down);
                return at && (stop.contains(at) || at.contains(stop) || label?.contains(at));
              }),
            ),
          );
          if (!inSight) fault('is outside the viewport or covered');

          const marks = (element: Element, pseudo?: string) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          };
          let marked = false;
          for (let part: Element | null = stop, up = 0; part && up < 4; part = part.parentElement, up++)
            marked ||= marks(part) || marks(part, '::after') || marks(part, '::before');
          marked ||= [...stop.children].some((part) => marks(part) || marks(part, '::after'));
          if (!marked) fault('has no visible focus indicator');
        },
        { capture: true },
      );
    });
    await page.goto(path);
    const walked = () =>
      page.evaluate((arrows) => {
        const { walk } = window as unknown as { walk: { faults: string[]; stops: Element[]; done: boolean } };
        // Elements that must be reachable with Tab. Of a radio group only the checked button is.
        const missed = [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, textarea, select, summary, [tabindex="0"]',
          ),
        ].filter(
          (control) =>
            control.tabIndex >= 0 &&
            control.checkVisibility({ visibilityProperty: true }) &&
            // Arrows are disabled at a slider's ends; sliders.spec.ts tests them.
            !control.matches(`:disabled, [type="radio"]:not(:checked), ${arrows}`) &&
            !walk.stops.includes(control),
        );
        return {
          faults: walk.faults,
          done: walk.done,
          missed: missed.map(
            (control) =>
              `<${control.localName}> “${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}”`,
          ),
        };
      }, arrows);
    let walk = await walked();
    for (let presses = 0; !walk.done && presses < 400; presses += 20) {
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press('Tab');
        // Waits for a frame. If several stops follow within a frame, the browser scrolls only to the last one.
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      walk = await walked();
    }
    expect.soft(walk.faults).toEqual([]);
    expect.soft(walk.missed, 'controls that Tab does not reach').toEqual([]);
    expect(walk.done, 'Tab returns to the start').toBe(true);
  });

test('a slider announces its position only after its arrows are used', async ({ page }) => {
  await page.goto('/about');
  const slider = page.getByRole('group', { name: messages.sliders.team.label });
  await waitForHydration(slider);
  const announcement = page.locator('[aria-live="polite"]', { hasNot: page.getByRole('status') });
  await expect(announcement).toHaveText('');
  await page.getByRole('button', { name: messages.sliders.team.next }).click();
  await expect(announcement).toHaveText(interpolate(messages.slider.shown, { number: 2, count: 5 }));
});
