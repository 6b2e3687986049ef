import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A running server of the built site. */
export interface RunningServer {
  url: string;
  process: ChildProcessByStdio<null, Readable, null>;
  /** Folder of its database. */
  dataDir: string;
  /** Returns the stored enquiries, as `npm run enquiries -- export --format json` prints them. */
  enquiries(...flags: string[]): Record<string, string>[];
  /** Sends a signal and waits until the process has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the built site on a free port, without rate limits unless `env` sets them. Its data folder is removed at the
 * end unless `env` names one. It runs outside the project, whose .env may configure a real store and mail server.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'enquiries-'));
  const alone = {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DIST_DIR: resolve('dist'),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ENQUIRY_LIMIT: '0',
      ENQUIRY_DAILY_LIMIT: '0',
      RENDER_LIMIT: '0',
      ...env,
    },
  };
  const server = spawn(process.execPath, ['--max-semi-space-size=8', resolve('server/main.ts')], {
    ...alone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await new Promise<string>((found, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /^Site: (\S+)/.exec(line)?.[1];
      if (address) found(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: run "npm run build" first`)));
  });
  return {
    url,
    process: server,
    dataDir,
    enquiries: (...flags) =>
      JSON.parse(
        execFileSync(process.execPath, [resolve('server/cli.ts'), 'export', '--format', 'json', ...flags], {
          ...alone,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      ),
    async end(signal = 'SIGTERM') {
      server.kill(signal);
      await ended;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
