import { test as base, expect } from '@playwright/test';
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

/** Removes the expected errors from those that the console has logged so far. All others fail the test. */
export function allowErrors(consoleErrors: string[], ...expected: RegExp[]) {
  const others = consoleErrors.splice(0).filter((error) => !expected.some((one) => one.test(error)));
  consoleErrors.push(...others);
}
