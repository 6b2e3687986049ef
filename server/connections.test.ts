import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteMessages } from '../src/content/site-messages.ts';
import type { Config } from './config.ts';
import { startTestApp } from './test-helpers.ts';

const film = Buffer.alloc(20_000_000, 'film');

async function startServer({ idleTimeoutMs = 30_000, trustProxy = false as Config['trustProxy'] } = {}) {
  const { app } = await startTestApp({
    config: { trustProxy },
    files: { 'one.txt': 'one', 'film.webm': film },
    idleTimeoutMs,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const open = () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  /** Sends bytes and gives all that comes back until the server closes. */
  const send = (bytes: string) => {
    const socket = open();
    socket.write(bytes);
    return text(socket);
  };
  return { app, open, connections, send };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers]
    .map((line) => `${line}\r\n`)
    .join('')
    .concat('\r\n');

describe('a connection', () => {
  test('answers one request after the other', async () => {
    const { open } = await startServer();
    const socket = open();
    for (const [path, status] of [
      ['/one.txt', '200'],
      ['/nowhere', '404'],
    ] as const) {
      socket.write(get(path));
      const [response] = await once(socket, 'data');
      expect(String(response)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });

  test('is closed if the client sends requests and reads no response', async () => {
    const { open, connections } = await startServer();
    const sockets = Array.from({ length: 20 }, open);
    for (const socket of sockets) socket.pause().write(get('/film.webm').repeat(100));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  });

  test('is closed after an error, even if the client keeps its side open', async () => {
    const { app, connections } = await startServer();
    const socket = connect({ port: (app.server.address() as AddressInfo).port, allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.write('hello\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  });

  test('is closed if a film is not read in time, and stays open while it is read', async () => {
    const { open, connections } = await startServer({ idleTimeoutMs: 3_000 });
    const idle = open();
    idle.pause().write(get('/film.webm'));
    await once(idle, 'connect');
    const reader = open();
    reader.write(get('/film.webm', 'Connection: close'));
    expect((await text(reader)).length).toBeGreaterThan(film.length);
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  });
});

describe('a malformed request', () => {
  const refused: [string, string, string][] = [
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['headers beyond any measure', get('/', `X: ${'x'.repeat(40_000)}`), '431'],
    ['two Host headers', get('/', 'Host: evil.example', 'Connection: close'), '400'],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ];

  test.each(refused)('(%s) is refused with all security headers', async (_what, bytes, status) => {
    const { send } = await startServer();
    const response = await send(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'referrer-policy: ',
      'permissions-policy: ',
    ])
      expect(response).toContain(`\r\n${header}`);
    expect(response).not.toContain('strict-transport-security');
  });

  test.each(refused.slice(2))('(%s) gets the message of the status', async (_what, bytes) => {
    const { send } = await startServer();
    const response = await send(bytes);
    expect(response).toContain('\r\ncontent-type: text/plain; charset=utf-8\r\n');
    expect(response).toMatch(new RegExp(`\r\n\r\n${siteMessages.server.page['400']}$`));
  });

  test.each(refused)('(%s) gets HSTS behind a proxy that terminates TLS', async (_what, bytes) => {
    const { send } = await startServer({ trustProxy: 1 });
    const forwarded = bytes.replace('\r\n', '\r\nX-Forwarded-Proto: https\r\n');
    expect(await send(forwarded)).toContain('\r\nstrict-transport-security: max-age=');
  });
});
