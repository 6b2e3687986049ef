import type { Page } from '@playwright/test';

/** Until the typeface has come and everything stands where it will. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const hasCome = () =>
      [...document.fonts].some(({ family, status }) => /^.?Mona Sans Text.?$/.test(family) && status === 'loaded');
    while (!hasCome()) await new Promise((resolve) => setTimeout(resolve, 50));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {})));
  });
