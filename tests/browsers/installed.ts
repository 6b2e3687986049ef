import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
export function isInstalled(engine: Engine): boolean {
  if (engine === 'firefox') return findFirefox() !== undefined;
  const window = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  return runs('WebKitWebDriver', '--help') && existsSync('/usr/bin/Xvfb') && runs('/usr/bin/python3', '-c', window);
}

/** Warns about each engine that is not installed, since its tests are skipped; with CI=true it throws instead. */
export default function reportMissingEngines(): void {
  for (const engine of ['firefox', 'webkit'] as const) {
    if (isInstalled(engine)) continue;
    const message = `Not installed: ${engine}. Its tests are SKIPPED (Debian: apt-get install ${packages[engine]}).`;
    if (process.env.CI) throw new Error(message);
    console.warn(`\n${message}\n`);
  }
}
