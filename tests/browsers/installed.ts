import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Engine } from './browser.ts';

const known = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the path of Firefox on this machine, or undefined. */
export const findFirefox = (): string | undefined => known.find((path) => path && existsSync(path));

/** Debian's packages that the tests need for an engine. */
const packages: Record<Engine, string> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gstreamer1.0-plugins-good gstreamer1.0-libav',
};

const runs = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns true if the tests can drive the engine on this machine. */
function isInstalled(engine: Engine): boolean {
  if (engine === 'firefox') return findFirefox() !== undefined;
  const window = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  return runs('WebKitWebDriver', '--help') && existsSync('/usr/bin/Xvfb') && runs('/usr/bin/python3', '-c', window);
}

/** Skips the tests of an engine that is not installed; with CI=true they fail instead. */
export function skipWithout(engine: Engine): void {
  if (isInstalled(engine)) return;
  const message = `${engine} is not installed (Debian: apt-get install ${packages[engine]})`;
  if (process.env.CI) throw new Error(message);
  test.skip(true, message);
}
