/** Finds a Chromium for tests and benchmarks, or gets one. Run directly, it only makes sure that one is there. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** The path of a Chromium on this machine, or undefined. */
export function findBrowser(): string | undefined {
  return known.find((path) => path && existsSync(path));
}

/**
 * What every launch needs: no sandbox (tests may run as root), no graphics card, nothing in the background, and
 * letters as wide as on a sharp screen.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

const launching = (executablePath: string | undefined) => ({
  args: browserArgs,
  ...(executablePath && { executablePath }),
});

/** Launch options for tests of what only the whole browser does: how it keeps a page it leaves, how far it loads ahead. */
export const wholeBrowser = () => launching(findBrowser());

/** Launch options for all other tests: the engine without the rest of the browser, in half the time, if it is there. */
export function lightBrowser() {
  const shell = '/usr/bin/chromium-headless-shell';
  return launching(existsSync(shell) && !process.env.CHROMIUM_PATH ? shell : findBrowser());
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** What is installed, then Playwright's own download, then Debian's package. */
export function installBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium found: getting one ...');
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!findBrowser()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']);
  }
  if (findBrowser()) return;
  throw new Error('The tests need Chromium and could not install it. Install it, or name one in CHROMIUM_PATH.');
}

if (import.meta.main) installBrowser();
