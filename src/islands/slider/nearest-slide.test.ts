// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nearestSlide } from './nearest-slide.ts';

test.each(['ltr', 'rtl'])('the current slide is the first one at the start of a row that is read %s', (direction) => {
  document.body.innerHTML = `<div style="direction: ${direction}"><i data-slide></i><i data-slide></i></div>`;
  const row = document.body.firstElementChild as HTMLElement;
  row.getBoundingClientRect = () => ({ left: 0, right: 300, top: 0 }) as DOMRect;
  for (const [index, slide] of document.querySelectorAll('i').entries()) {
    const left = 150 * (direction === 'rtl' ? 1 - index : index);
    slide.getBoundingClientRect = () => ({ left, right: left + 150, top: 0 }) as DOMRect;
  }
  expect(nearestSlide(row)).toBe(0);
});
