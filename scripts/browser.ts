/** Finds a Chromium for tests and benchmarks. As a command, installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const paths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** Returns the path of a Chromium on this machine, or undefined. */
export function findBrowser(): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/**
 * Arguments for every launch: no sandbox (tests may run as root), no GPU, no background activity, and text metrics as
 * on a high-density screen.
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

/** Returns launch options for tests of features of the full browser: back/forward cache and prefetching. */
export const fullBrowserOptions = () => launching(findBrowser());

/**
 * Returns launch options for all other tests: the headless engine, which starts in half the time, if it is installed.
 */
export function headlessOptions() {
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

/** Finds an installed browser, or installs Playwright's build or Debian's package. */
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
