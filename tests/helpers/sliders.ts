import { expect, type Locator } from '@playwright/test';

/**
 * Opens a page whose clock the test controls, so that the speed of the machine does not matter, and pauses the clock
 * once a slider has hydrated.
 */
export async function openWithClock(slider: Locator, path: string) {
  const { clock } = slider.page();
  await clock.install();
  await slider.page().goto(path);
  await slider.scrollIntoViewIfNeeded();
  await expect(async () => {
    await clock.runFor(100);
    await expect(slider).toHaveAttribute('data-hydrated', { timeout: 100 });
  }).toPass();
  await clock.pauseAt(Date.now() + 3_600_000);
}

/** Returns the positions of the slides that are fully in view, in document order. */
export function slidesInView(slider: Element): number[] {
  const frame = slider.getBoundingClientRect();
  return [...slider.querySelectorAll('[data-slide]')]
    .map((slide) => ({ box: slide.getBoundingClientRect(), number: Number.parseInt(slide.ariaLabel ?? '', 10) }))
    .filter(({ box }) => box.left > frame.left - 2 && box.left + box.width * 0.9 < frame.right)
    .sort((a, b) => a.box.left - b.box.left)
    .map(({ number }) => number);
}

/** Returns the numbers of the slides in view of a locator's slider. */
export const inView = (slider: Locator) => slider.evaluate(slidesInView);
