// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('arrows and dots scroll a slider before hydration, and not beyond its ends', async () => {
  const row = '<div data-viewport><i data-slide></i><i data-slide></i><i data-slide></i></div>';
  document.body.innerHTML = `<astro-island>${row}<button data-step="-1"></button><button data-step="1"></button><button data-slide-index="2"></button></astro-island>`;
  await import('./slide-buttons.ts');
  let scrolled = 0;
  for (const [index, slide] of document.querySelectorAll('i').entries()) {
    slide.getBoundingClientRect = () => ({ left: 300 * (index - scrolled), top: 0 }) as DOMRect;
    slide.scrollIntoView = () => {
      scrolled = index;
    };
  }
  const [previous, next, last] = document.querySelectorAll('button');
  const click = (button?: HTMLElement) => {
    button?.click();
    return scrolled;
  };
  expect([click(previous), click(next), click(last), click(next), click(previous)]).toEqual([0, 1, 2, 2, 1]);
  document.querySelector('[data-viewport]')!.setAttribute('data-hydrated', '');
  expect(click(last)).toBe(1);
});
