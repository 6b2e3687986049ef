// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import '../../client/slide-buttons.ts';
import { nearestSlide } from './nearest-slide.ts';

/** Creates a row of three slides that was scrolled to one of them, in a slider with a button for the next slide. */
function createSlider(direction: string, current: number) {
  const slides = '<i data-slide></i><i data-slide></i><i data-slide></i>';
  document.body.innerHTML = `<astro-island><div data-viewport style="direction: ${direction}">${slides}</div><button data-step="1"></button></astro-island>`;
  const row = document.querySelector<HTMLElement>('[data-viewport]')!;
  row.getBoundingClientRect = () => ({ left: 0, right: 300, top: 0 }) as DOMRect;
  let shown: number | undefined;
  for (const [index, slide] of document.querySelectorAll('i').entries()) {
    const left = 150 * (direction === 'rtl' ? 1 - index + current : index - current);
    slide.getBoundingClientRect = () => ({ left, right: left + 150, top: 0 }) as DOMRect;
    slide.scrollIntoView = () => {
      shown = index;
    };
  }
  return {
    row,
    /** Presses the button and returns the slide that it shows. */
    pressNext: () => {
      document.querySelector('button')!.click();
      return shown;
    },
  };
}

test.each([
  ['ltr', 0],
  ['ltr', 1],
  ['rtl', 0],
  ['rtl', 1],
])('a row that is read %s and scrolled to slide %i is at it, with and without hydration', (direction, current) => {
  const { row, pressNext } = createSlider(direction, current);
  expect(nearestSlide(row)).toBe(current);
  expect(pressNext()).toBe(current + 1);
});
