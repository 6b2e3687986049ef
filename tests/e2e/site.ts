import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { words } from '../content.ts';

/** A running server of this test worker, with a folder of its own for enquiries. */
export interface Server {
  url: string;
  /** Everything it has, as `npm run enquiries -- export --format json` gives it. */
  enquiries(...flags: string[]): Record<string, string>[];
}

/** Starts the built site on a free port. */
export async function startServer(): Promise<Server & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiries-'));
  // Away from the project, whose .env may name the agency's own store and mail.
  const alone = {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DIST_DIR: resolve('dist'),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ENQUIRY_LIMIT: '0',
      RENDER_LIMIT: '0',
    },
  };
  const server = spawn(process.execPath, [resolve('server/main.ts')], {
    ...alone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await new Promise<string>((found, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /^Site: (\S+)/.exec(line)?.[1];
      if (address) found(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url,
    enquiries: (...flags) =>
      JSON.parse(
        execFileSync(process.execPath, [resolve('server/cli.ts'), 'export', '--format', 'json', ...flags], {
          ...alone,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      ),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The site's tests: each worker has its own server, and no page may log an error it was not expected to. */
export const test = base.extend<{ quiet: string[] }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Errors and warnings of the console; a test that expects one takes it out. */
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(said);
      expect(said, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const { labels } = words.enquiryForm;

/** What a visitor is told of an enquiry that was not sent, as far as the ways to reach the agency. */
export const notSent = words.enquiryForm.failed.split('{')[0]!.trim();

/** What is said of a comment. */
export const replyClosed = words.blog.reply.after.split('{')[0]!.trim();

/** An enquiry that breaks no rule, told apart by `name` (letters only), by the labels of its fields. */
export const enquiry = (name: string): Record<string, string> => ({
  [labels.full_name]: name,
  [labels.email]: 'leila@haddad.example',
  [labels.project_type]: 'Branding',
  [labels.contact]: '971501234567',
  [labels.message]: 'Forty years of boats.\nNobody knows.',
});

/** Fills in the enquiry form by its labels. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

/** Scrolls through the whole page, so that everything on it is laid out and loaded. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      // Without a screen a browser may stop to draw: it is not waited for longer than a second.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Holds back the scripts of a page whose addresses match, until the function that it answers with is called. */
export async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Waits until a slider answers to its controls. */
export async function awake(slider: Locator) {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute('data-awake');
}

/** The numbers of the slides of a slider that are fully in view, in the order in which they stand. */
export function slidesInView(slider: Element): number[] {
  const frame = slider.getBoundingClientRect();
  return [...slider.querySelectorAll('[aria-roledescription="slide"]')]
    .map((slide) => ({ box: slide.getBoundingClientRect(), number: Number.parseInt(slide.ariaLabel ?? '', 10) }))
    .filter(({ box }) => box.left > frame.left - 2 && box.left + box.width * 0.9 < frame.right)
    .sort((a, b) => a.box.left - b.box.left)
    .map(({ number }) => number);
}

/** The same in Playwright's terms. */
export const inView = (slider: Locator) => slider.evaluate(slidesInView);

/**
 * How many slides of four the team and the photography carousel show, on both sides of each breakpoint, in px (spec
 * section 9).
 */
export const upToFour = [
  [1440, 4],
  [1200, 4],
  [1199, 3],
  [991, 3],
  [990, 2],
  [500, 2],
  [499, 1],
  [390, 1],
] as const;

/** What axe finds against WCAG 2.2 AA and its own best practices. */
export async function audit(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // No page frames another before it is asked to: no blank page need be opened beside it each time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations;
}

/** The section under a heading. */
export const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Names and figures of a list of definitions, as they are read. */
export const definitions = (list: Locator) =>
  list
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('dt')?.textContent} ${row.querySelector('dd')?.textContent}`),
    );
