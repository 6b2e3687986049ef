import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Enquiry, enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { messages } from './content.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Test fixture of the site: one server per worker, and no page may log an unexpected error. */
export const test = base.extend<{ consoleErrors: string[] }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Errors and warnings of the console. A test passes those that it expects to `allowErrors`. */
  consoleErrors: [
    async ({ page }, use) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      page.on('pageerror', (error) => logged.push(String(error)));
      await use(logged);
      expect(logged, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Errors about a response with an error status or a blocked request: the browser's, and Astro's of an island. */
export const failedRequest = /^(Failed to load resource|\[astro-island\] Error hydrating)/;

/** Errors when the browser shows a file on its own: about its default styles, and about a view transition to it. */
export const errorsOfFiles = /Content Security Policy|ViewTransition|view transition/i;

/** The form's error about an enquiry that was not stored. */
export const failedEnquiry = /fields were not stored|Failed to fetch|is not valid JSON/;

/** Removes the expected errors from those that the console has logged so far. All others fail the test. */
export function allowErrors(consoleErrors: string[], ...expected: RegExp[]) {
  const others = consoleErrors.splice(0).filter((error) => !expected.some((one) => one.test(error)));
  consoleErrors.push(...others);
}

const { labels } = messages.enquiryForm;

/** Beginning of the message about an enquiry that was not sent, up to the contact details. */
export const notSent = messages.enquiryForm.failed.split('{')[0]!.trim();

/** Returns a valid reply to an article by the labels of its fields. `comment` makes it unique. */
export const reply = (comment: string): Record<string, string> => ({
  [messages.blog.reply.labels.full_name]: 'Leila Haddad',
  [messages.blog.reply.labels.email]: 'leila@haddad.example',
  [messages.blog.reply.labels.website]: 'https://haddad.example',
  [messages.blog.reply.labels.comment]: comment,
});

/** Returns the fields of a valid enquiry. `name` (letters only) makes it unique. */
export const validEnquiry = (name: string): Enquiry => ({
  full_name: name,
  email: 'leila@haddad.example',
  project_type: 'Branding',
  contact: '971501234567',
  message: 'Forty years of boats.\nNobody knows.',
});

/** Returns a valid enquiry by the labels of its fields. */
export const enquiry = (name: string): Record<string, string> =>
  Object.fromEntries(enquiryFields.map((field) => [labels[field], validEnquiry(name)[field]]));

/** Fills in the enquiry form by its labels. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

/** Waits until the islands in view have hydrated; for an element, scrolls to it and waits for its island. */
export async function hydrated(target: Page | Locator) {
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

/** Returns the violations of WCAG 2.2 AA and of axe's best practices. */
export async function audit(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // The site's pages embed no frames before an interaction, so axe needs no blank page for each run.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations;
}

/** Texts of the header's links (docs/spec.md, section 2). */
export const headerLinks = (['home', 'about', 'service', 'contact'] as const).map((page) => messages.pages[page]);

/** Returns the links to the slides of a showcase, or the one to a slide. */
export const slideLinks = (page: Page, slide?: string) =>
  page
    .getByRole('navigation', { name: messages.showcase.slides })
    .getByRole('link')
    .and(page.locator(slide ? `[href="#${slide}"]` : 'a'));

/** Returns the section under a heading. */
export const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Returns names and figures of a list of definitions, without the notes below the names. */
export const definitions = (list: Locator) =>
  list
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('dt')?.innerText.split('\n')[0]} ${row.querySelector('dd')?.textContent}`),
    );
