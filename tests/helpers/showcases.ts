import { expect, type Page } from '@playwright/test';
import { messages } from './content.ts';
import { slideLinks } from './locators.ts';

/** Returns the carousel of a showcase. */
export const carousel = (page: Page) => page.locator('[aria-roledescription]:has([data-slide])');

/** Returns the button that shows the next slide. */
export const next = (page: Page) => page.getByRole('button', { name: messages.showcase.next });

/** Expects the slide to fill the screen and its dot to be marked. */
export async function expectSlide(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.99 });
  await expect(slideLinks(page).and(page.locator('[aria-current="true"]'))).toHaveAttribute('href', `#${id}`);
}

/** Expects the slide and that its address can be copied. */
export async function expectMovedTo(page: Page, id: string) {
  await expectSlide(page, id);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
}
