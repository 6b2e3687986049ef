/** Server, browser, statistics and results, shared by all measurements. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { headlessOptions, installBrowser } from '../scripts/browser.ts';
import { phone } from '../tests/helpers/devices.ts';
import { onePageOfEachKind } from '../tests/helpers/pages.ts';
import { type RunningServer, startServer } from '../tests/helpers/start-server.ts';

export const KiB = 1024;

/** Arguments of the command: pages, kinds of taps, or numbers. */
export const requested = process.argv.slice(2);
/** Pages named on the command line, or all pages with one detail page of each kind. */
export const pages = requested.length > 0 ? requested : onePageOfEachKind;

/** Returns the middle value, or undefined if there is none. */
export const median = (values: number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Writes the results of a measurement, with its date and machine, to `bench/results/<name>.json`. */
export function report(name: string, results: object): void {
  const machine = { date: new Date().toISOString().slice(0, 10), cores: cpus().length, load: loadavg()[0]!.toFixed(1) };
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ ...machine, ...results }, null, 2)}\n`);
}

/**
 * Prints the results. Also writes them to a file if all pages were measured, so that a file never mixes two runs.
 */
export function reportPages(name: string, results: object, settings: object = {}): void {
  console.table(results);
  if (requested.length === 0) report(name, { ...settings, results });
}

/** A server of the built site, with the resources that it uses. */
export interface BenchServer extends RunningServer {
  port: number;
  /** Returns the memory in use (MiB). */
  memory(): number;
  /** Returns the used CPU time (ms, Linux). */
  cpuMs(): number;
}

/** Starts the built site on 127.0.0.1. Only fatal errors are logged. */
export async function startBenchServer(env: Record<string, string>): Promise<BenchServer> {
  const server = await startServer({ HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...env });
  const url = server.url.replace('localhost', '127.0.0.1');
  const pid = String(server.process.pid);
  return {
    ...server,
    url,
    port: Number(new URL(url).port),
    memory: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) / KiB),
    cpuMs() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      // User and system time, in hundredths of a second.
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
  };
}

/** Runs `measure` with a server, and ends it. */
export async function withServer<T>(
  env: Record<string, string>,
  measure: (server: BenchServer) => Promise<T>,
): Promise<T> {
  const server = await startBenchServer(env);
  try {
    return await measure(server);
  } finally {
    await server.end();
  }
}

/** Serves one document for comparison. */
export async function serve(html: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The two devices of every measurement in a real browser. */
const devices = {
  phone,
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

/** Device with which a page is measured. */
export type Device = keyof typeof devices;
export const deviceNames: Device[] = ['phone', 'desktop'];

/** Slowdown of the phone's processor. */
export const slowdown = 4;
/** Slow 4G as in Lighthouse: round-trip time (ms) and bandwidth (bytes per second). */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * KiB) / 8, uploadThroughput: 84_375 };

interface VisitOptions {
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Device pixels for each CSS pixel. */
  scale?: number;
  waitUntil?: 'load' | 'commit';
  isProcessorSlow?: boolean;
  isNetworkSlow?: boolean;
}

/** A browser, and the built site with its own server. */
export interface Bench {
  browser: Browser;
  /** Runs `measure` with a page in its own context. */
  visit<T>(path: string, device: Device, measure: (page: Page) => Promise<T>, options?: VisitOptions): Promise<T>;
}

/** Blocks all hosts but 127.0.0.1. Playwright's `route` would also disable the cache. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Starts site and browser, runs `measure` and stops both. */
export async function withBrowser<T>(measure: (bench: Bench) => Promise<T>): Promise<T> {
  installBrowser();
  return withServer({}, async ({ url }) => {
    const options = headlessOptions();
    const browser = await chromium.launch({ ...options, args: [...options.args, onlyHere] });
    try {
      return await measure({
        browser,
        async visit(path, device, measurePage, options = {}) {
          const { prepare, scale = 1, waitUntil = 'load', isProcessorSlow, isNetworkSlow } = options;
          const context = await browser.newContext({ ...devices[device], deviceScaleFactor: scale });
          const page = await context.newPage();
          const session = await context.newCDPSession(page);
          if (isNetworkSlow) {
            await session.send('Network.enable');
            await session.send('Network.emulateNetworkConditions', slow4G);
          }
          if (isProcessorSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          await prepare?.(page);
          await page.goto(new URL(path, url).href, { waitUntil });
          const result = await measurePage(page);
          // Chromium takes half a minute to close a slow page that is still loading. Detaching ends the slowdown.
          await session.detach();
          await page.waitForLoadState();
          await context.close();
          return result;
        },
      });
    } finally {
      await browser.close();
    }
  });
}
