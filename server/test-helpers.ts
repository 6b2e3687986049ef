import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import type { BuildInfo } from '../src/lib/build/build-info.ts';
import { type AppOptions, createApp } from './app.ts';
import type { Config } from './config.ts';
import { createSubmissionService, type SubmissionServiceOptions } from './enquiries/service.ts';
import { createLog } from './log.ts';
import type { AstroHandler } from './site/pages.ts';
import { readSite } from './site/static.ts';
import { openStore } from './store/store.ts';

/** Settings of an email delivery to a port on which no server listens. */
export const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  ENQUIRY_TO: 'hello@agency.example',
  ENQUIRY_FROM: 'site@agency.example',
};

/** Repeats a check until it passes. Rejects with its last error after 20 s. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

/** Origin of the app in tests. */
export const siteUrl = 'https://www.example.com';

const defaultConfig: AppOptions['config'] = {
  siteUrl,
  apiOrigin: '',
  allowedOrigins: [siteUrl],
  trustProxy: false,
  enquiryLimit: 0,
  enquiryDailyLimit: 0,
  renderLimit: 0,
};

interface TestAppOptions {
  /** Settings that differ from the defaults, which have no limits and trust no proxy. */
  config?: Partial<AppOptions['config']>;
  /** By default a store that accepts everything and stores nothing. */
  store?: AppOptions['store'] & SubmissionServiceOptions['store'];
  /** Files of the built site in addition to its error pages. Without this option only the API answers. */
  files?: Record<string, string | Buffer>;
  build?: Partial<Pick<BuildInfo, 'pagesWithQuery' | 'scripts'>>;
  /** Renders pages on demand, by default none. */
  handler?: AstroHandler;
  logLevel?: Config['logLevel'];
  idleTimeoutMs?: number;
}

/** Creates the app that a test configures. It is closed when the test ends. `lines` are those of its log. */
export async function startTestApp({
  config: changes = {},
  store = {
    add: async () => ({ id: 1, isNew: true }),
    probe: async () => {},
    deliveries: { isLate: async () => false },
  },
  files,
  build = {},
  handler = async (_request, _response, next) => next(),
  logLevel = 'trace',
  ...options
}: TestAppOptions = {}) {
  const config = { ...defaultConfig, ...changes };
  const lines: string[] = [];
  const log = createLog(logLevel, { write: (line) => void lines.push(line) });
  const submissionService = createSubmissionService({ store, log });
  const appOptions: AppOptions = { config, log, store, submissionService, ...options };
  if (files) {
    const root = await temporaryFolder();
    await writeFiles(root, { '404.html': 'Not found', '500.html': 'Error', '503.html': 'One moment', ...files });
    const site = await readSite(root, { apiOrigin: config.apiOrigin, pagesWithQuery: [], scripts: [], ...build });
    appOptions.pages = { site, handler };
  }
  const app = await createApp(appOptions);
  onTestFinished(() => app.close());
  return { app, lines };
}

/** Opens an empty SQLite store for a test. */
export async function openTestStore() {
  const dataDir = await temporaryFolder();
  const store = await openStore({ databaseUrl: '', dataDir }, console.error);
  onTestFinished(() => store.close());
  return { dataDir, store };
}

/** Creates a folder for a test, which is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sand-and-signal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files, given by their paths within a folder, and the folders that they need. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Requests a path over the network without the normalisation of `inject`. */
export async function getRaw(app: FastifyInstance, path: string, headers: Record<string, string> = {}) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .once('error', reject)
      .end();
  });
}
