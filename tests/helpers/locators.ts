import type { Locator, Page } from '@playwright/test';
import { messages } from './content.ts';

/** Returns the links to the slides of a showcase, or the one to a slide. */
export const slideLinks = (page: Page, slide?: string) =>
  page
    .getByRole('navigation', { name: messages.showcase.slides })
    .getByRole('link')
    .and(page.locator(slide ? `[href="#${slide}"]` : 'a'));

/** Returns the section under a heading. */
export const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Returns names and figures of a list of definitions, without the notes below the names. */
export const definitions = (list: Locator) =>
  list
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('dt')?.innerText.split('\n')[0]} ${row.querySelector('dd')?.textContent}`),
    );
