import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the islands in view have hydrated; for an element, scrolls to it and waits for its island. */
export async function waitForHydration(target: Page | Locator) {
  const isPage = 'goto' in target;
  const element = isPage ? target.locator('body') : target.first();
  if (!isPage) await element.scrollIntoViewIfNeeded();
  const isHydrated = () =>
    element.evaluate(async (element) => {
      const isInView = (island: Element) =>
        [...island.children].some((child) => {
          const { top, bottom } = child.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        });
      const around = element.closest('astro-island') ?? element.querySelector('astro-island');
      const islands =
        element === document.body ? [...document.querySelectorAll('astro-island')].filter(isInView) : [around!];
      if (islands.some((island) => island.matches('[ssr], :has([data-viewport]:not([data-hydrated]))'))) return false;
      // Astro removes `ssr` when it has called React, which hydrates in a task of its own.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      return true;
    });
  await expect.poll(isHydrated).toBe(true);
}

/** Blocks all scripts in files. The small scripts in a page itself still run. */
export async function blockScripts(page: Page) {
  await page.route('**/_astro/*.js', (route) => route.abort());
}
