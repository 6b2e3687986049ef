import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { BuildInfo } from '../src/lib/build/build-info.ts';
import type { Enquiry } from '../src/lib/enquiry/rules.ts';
import { type AppOptions, createApp } from './app.ts';
import type { Config } from './config.ts';
import { createSubmissionService, type SubmissionServiceOptions } from './enquiries/service.ts';
import { createLog } from './log.ts';
import type { AstroHandler } from './site/pages.ts';
import { readSite } from './site/static.ts';
import type { StoredSubmission } from './store/schema.ts';
import { openStore } from './store/store.ts';

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

/** Returns a valid enquiry with the changes of a test. */
export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    full_name: 'Amélie Haddad',
    email: 'amelie@example.com',
    project_type: 'Branding',
    contact: '0501234567',
    message: 'We open a hotel in May and need a name for it.',
    ...changes,
  };
}

/** Returns a stored enquiry with the changes of a test. */
export function aStoredEnquiry(changes: Partial<StoredSubmission> = {}): StoredSubmission {
  return {
    id: 7,
    created_at: '2026-03-15T21:30:00.000Z',
    kind: 'enquiry',
    spam: null,
    website: '',
    post: '',
    ...anEnquiry(),
    ...changes,
  };
}

/** Fields that a reply has in place of a project type and a contact number. */
export const replyFields = {
  kind: 'reply',
  project_type: '',
  contact: '',
  website: 'https://haddad.example',
  post: 'count-the-calls',
} as const;

/** Texts that are difficult to store, print or export. */
export const hostileTexts = [
  '=HYPERLINK("https://example.com";"click")',
  '+971501234567',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '<script>alert(1)</script>',
  `Robert'); DROP TABLE enquiries;--`,
  '"quoted", with commas; and \\backslashes\\',
  'line one\nline two\r\nline three',
  '\u001b[2J\u001b]0;owned\u0007',
  'before\u0001after',
  '\u202egnp.exe',
  '\ufeff  spaces around  ',
  '😀👩‍👩‍👧‍👦 سلام 新しいサイト',
];

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
