import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasPostgres, runPostgres } from '../tests/helpers/postgres.ts';
import { anEnquiry } from '../tests/helpers/samples.ts';
import { openStore } from './store/store.ts';
import { temporaryFolder, writeFiles } from './test-helpers.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

type Server = ChildProcessByStdio<null, Readable, Readable>;

/** Creates a folder with a small built site and a place for the enquiries. */
async function aSite() {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'dist/client/index.html': 'Home',
    'dist/client/404.html': 'Not found',
    'dist/client/500.html': 'Unexpected Application Error!',
    'dist/client/503.html': 'One moment',
    'dist/build-info.json': JSON.stringify({ siteUrl: 'http://localhost:4321', scripts: [] }),
    'dist/server/entry.mjs':
      'export const handler = async (request, response) => response.writeHead(404).end(process.env.NODE_ENV);',
  });
  return folder;
}

/** Starts the server in a folder, on its own port. `output` collects what the server prints. */
function start(folder: string, env: Record<string, string> = {}, { largestFile = 'unlimited' } = {}) {
  const limited = 'ulimit -f "$0"; exec "$@"';
  const server: Server = spawn('sh', ['-c', limited, largestFile, process.execPath, main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      ENQUIRY_LIMIT: '0',
      ENQUIRY_DAILY_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const output = { out: '', err: '' };
  server.stdout.on('data', (chunk) => (output.out += chunk));
  server.stderr.on('data', (chunk) => (output.err += chunk));
  const ended = once(server, 'close').then(([status]) => status as number | null);
  return { server, output, ended };
}

/** Waits until the server has logged all its start messages; resolves to its address. */
async function ready({ server, output, ended }: ReturnType<typeof start>): Promise<string> {
  const stopped = ended.then((status) => Promise.reject(new Error(`ended with ${status}: ${output.err}`)));
  while (!output.out.includes('Email:')) await Promise.race([once(server.stdout, 'data'), stopped]);
  return /http:\S+/.exec(output.out)?.[0] ?? '';
}

const send = (url: string, message: string) =>
  fetch(`${url}/api/create/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anEnquiry({ message })),
  }).then((response) => response.json());

test('prints the site’s URL, the store and whether email is configured', async () => {
  const folder = await aSite();
  const started = start(folder);
  const url = await ready(started);
  expect(started.output.out.split('\n')).toEqual([
    expect.stringMatching(/^Site: http:\/\/localhost:\d+$/),
    `Enquiries: stored in ${folder}/data/enquiries.db; read them with "npm run enquiries -- list"`,
    'Email: not configured; enquiries are stored only',
    '',
  ]);
  expect(await (await fetch(url)).text()).toBe('Home');
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});

test('renders pages in production mode by default', async () => {
  const url = await ready(start(await aSite()));
  expect(await (await fetch(`${url}/rendered`)).text()).toBe('production');
});

test('warns if the pages were built for another SITE_URL', async () => {
  const folder = await aSite();
  const other = start(folder, { SITE_URL: 'https://www.example.com' });
  await ready(other);
  expect(other.output.out).toContain(
    'Warning: the pages were built for http://localhost:4321; build again with SITE_URL=https://www.example.com\n',
  );
});

test('reads settings from .env', async () => {
  const folder = await aSite();
  await writeFile(join(folder, '.env'), 'DATA_DIR=elsewhere\nPORT=1');
  const started = start(folder);
  await ready(started);
  expect(started.output.out).toContain(`${folder}/elsewhere/enquiries.db`);
});

test('finishes running requests on SIGTERM', async () => {
  const folder = await aSite();
  const started = start(folder);
  const { port } = new URL(await ready(started));
  const body = JSON.stringify(anEnquiry());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/create/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 1}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has received the request once it asks for the body.
  await once(socket, 'data');
  started.server.kill('SIGTERM');
  while (await accepts(Number(port)));
  socket.write(body);
  let response = '';
  socket.on('data', (chunk) => (response += chunk));
  await once(socket, 'close');
  expect(response).toContain('{"success":true}');
  expect(await started.ended).toBe(0);
  expect(await enquiriesIn(folder)).toBe(1);
});

test('keeps every acknowledged enquiry after SIGKILL', async () => {
  const folder = await aSite();
  const first = start(folder);
  const url = await ready(first);
  for (const message of ['one', 'two']) expect(await send(url, message)).toEqual({ success: true });
  expect(await send(url, 'three')).toEqual({ success: true });
  first.server.kill('SIGKILL');
  await first.ended;

  const second = start(folder);
  expect(await send(await ready(second), 'four')).toEqual({ success: true });
  expect(await enquiriesIn(folder)).toBe(4);
});

test('delivers an enquiry once after SIGKILL and an unreachable webhook', async () => {
  const folder = await aSite();
  const bodies: string[] = [];
  const recipient = createHttpServer(async (request, response) => {
    bodies.push(await text(request));
    response.end();
  });
  recipient.listen(0, '127.0.0.1');
  await once(recipient, 'listening');
  const { port } = recipient.address() as AddressInfo;
  recipient.close();
  const settings = { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}` };
  const first = start(folder, settings);
  expect(await send(await ready(first), 'one')).toEqual({ success: true });
  await expect.poll(() => first.output.err).toContain('ECONNREFUSED');
  first.server.kill('SIGKILL');
  await first.ended;

  recipient.listen(port, '127.0.0.1');
  onTestFinished(() => void recipient.close());
  const second = start(folder, settings);
  await ready(second);
  await expect.poll(() => bodies, { timeout: 30_000 }).toHaveLength(1);
  // Once stopped, it has sent everything that it would send.
  second.server.kill('SIGTERM');
  await second.ended;
  expect(bodies).toEqual([expect.stringContaining('"message":"one"')]);
});

test('serves pages with a full disk, and stores acknowledged enquiries only', async () => {
  const folder = await aSite();
  // Limits each file to about 500 KB, to simulate a full disk.
  const first = start(folder, {}, { largestFile: '1000' });
  const url = await ready(first);
  const acknowledged = new Set<string>();
  const refused: string[] = [];
  for (let n = 0; refused.length < 20 && n < 500; n++) {
    const message = `${n} ${'x'.repeat(4500)}`;
    const { success } = (await send(url, message)) as { success: boolean };
    if (success) acknowledged.add(message);
    else refused.push(message);
  }
  expect(refused).toHaveLength(20);
  expect(acknowledged.size).toBeGreaterThan(10);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  expect(await (await fetch(url)).text()).toBe('Home');
  first.server.kill('SIGKILL');
  await first.ended;

  const again = await ready(start(folder));
  for (const message of refused) expect(await send(again, message)).toEqual({ success: true });
  const store = await openStore({ databaseUrl: '', dataDir: join(folder, 'data') }, console.error);
  onTestFinished(() => store.close());
  const stored: string[] = [];
  for await (const { message } of store.each({})) stored.push(message);
  expect(stored.toSorted()).toEqual([...acknowledged, ...refused].toSorted());
});

test('deletes enquiries older than EXPIRE_AFTER, and none without it', async () => {
  const folder = await aSite();
  const store = await openStore({ databaseUrl: '', dataDir: join(folder, 'data') }, console.error);
  onTestFinished(() => store.close());
  const old = new Date();
  old.setUTCFullYear(old.getUTCFullYear() - 3);
  await store.add(anEnquiry({ message: 'old' }), { spam: null, at: old });
  await store.add(anEnquiry({ message: 'new' }), { spam: null, at: new Date() });
  const first = start(folder);
  await ready(first);
  first.server.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await store.count({})).toBe(2);

  await ready(start(folder, { EXPIRE_AFTER: '24mo' }));
  await vi.waitFor(async () => expect(await store.list({ limit: 9 })).toMatchObject([{ message: 'new' }]), {
    timeout: 20_000,
  });
});

test.skipIf(!hasPostgres)('runs on PostgreSQL with email, and prints no password', async () => {
  const postgres = await runPostgres({ fsync: 'off' });
  onTestFinished(() => postgres.remove());
  const database = new URL(await postgres.database());
  database.password = 'top-secret';
  const settings = {
    DATABASE_URL: database.href,
    SMTP_URL: 'smtp://site:top-secret@127.0.0.1:9',
    ENQUIRY_TO: 'hello@agency.example',
    ENQUIRY_FROM: 'site@agency.example',
  };
  const started = start(await aSite(), settings);
  const url = await ready(started);
  expect(started.output.out).toContain(`Enquiries: stored in PostgreSQL at ${database.host}/site_1; read them with`);
  expect(started.output.out).toContain('Email: each enquiry is sent to hello@agency.example through 127.0.0.1:9');
  expect(await send(url, 'one')).toEqual({ success: true });

  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', deliveriesLate: false });

  const health = () => fetch(`${url}/healthz`).then(({ status }) => status);
  await postgres.kill();
  await expect.poll(health).toBe(503);
  expect(await send(url, 'two')).toMatchObject({ success: false });
  expect(await (await fetch(url)).text()).toBe('Home');
  const other = start(await aSite(), settings);
  expect(await other.ended).toBe(1);
  expect(other.output.err).toMatch(/^Enquiries cannot be stored in PostgreSQL at .*, set by DATABASE_URL: .*REFUSED/);
  await postgres.start();
  expect(await send(url, 'two')).toEqual({ success: true });
  await expect.poll(health, { timeout: 10_000 }).toBe(200);
  const { out, err } = started.output;
  expect(out + err + other.output.err).not.toContain('top-secret');
});

test.each([
  [
    'an invalid setting',
    { PORT: 'abc', LOG_LEVEL: 'loud' },
    /^The settings cannot be used:\n✖ .*for example PORT=4321\n {2}→ at PORT\n✖ .*\n {2}→ at LOG_LEVEL\n$/,
  ],
  [
    'a data folder that cannot be created',
    { DATA_DIR: '/dev/null/data' },
    /^Enquiries cannot be stored in DATA_DIR=\/dev\/null\/data: .*\n$/,
  ],
  [
    'no built site',
    { DIST_DIR: './nowhere' },
    /^The built site in .*nowhere cannot be used: .* Build it with "npm run build"\.\n$/,
  ],
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    /^The server cannot listen on HOST=192\.0\.2\.1, PORT=0: .*\n$/,
  ],
])('does not start with %s, and prints the reason', async (_what, env, message) => {
  const { output, ended } = start(await aSite(), env);
  expect(await ended).toBe(1);
  expect(output).toEqual({ out: '', err: expect.stringMatching(message) });
});

test('does not start if the port is in use, and prints the reason', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { output, ended } = start(await aSite(), { PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `Port ${port} is already in use. Stop what uses it, or choose another, for example PORT=${port + 1}.\n`,
  );
});

async function enquiriesIn(folder: string): Promise<number> {
  const store = await openStore({ databaseUrl: '', dataDir: join(folder, 'data') }, console.error);
  try {
    return await store.count({});
  } finally {
    await store.close();
  }
}

/** Resolves to true if a port of this machine accepts connections. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
