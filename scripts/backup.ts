/**
 * Copies every enquiry into one file, or puts such a file back: `npm run backup -- save FILE` and
 * `npm run backup -- restore FILE`. The server may run while a copy is made. A store that holds anything
 * is never overwritten.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Config, ConfigError, loadConfig } from '../server/config.ts';
import { sqliteFile } from '../server/enquiries/sqlite-store.ts';
import { findPostgres } from '../tests/postgres.ts';

/** Why a copy cannot be made or put back, in one sentence. */
class CannotDo extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CannotDo || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([command, file, ...rest]: string[]): Promise<void> {
  if ((command !== 'save' && command !== 'restore') || !file || rest.length > 0)
    throw new CannotDo('Use "save FILE" or "restore FILE".');
  if (command === 'save' && existsSync(file)) throw new CannotDo(`${file} exists already; choose another name.`);
  if (command === 'restore' && !existsSync(file)) throw new CannotDo(`There is no file ${file}.`);
  const config = loadConfig();
  if (config.databaseUrl) await (command === 'save' ? savePostgres : restorePostgres)(config.databaseUrl, file);
  else (command === 'save' ? saveSqlite : restoreSqlite)(config, file);
  // It holds what people wrote.
  if (command === 'save') chmodSync(file, 0o600);
  console.log(command === 'save' ? `Saved to ${file}` : `Restored from ${file}`);
}

function saveSqlite({ dataDir }: Config, file: string): void {
  const from = sqliteFile(dataDir);
  if (!existsSync(from)) throw new CannotDo(`There are no enquiries in DATA_DIR=${dataDir} yet.`);
  const db = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  // One consistent moment, and no log beside it.
  db.prepare('VACUUM INTO ?').run(file);
  db.close();
}

function restoreSqlite({ dataDir }: Config, file: string): void {
  const to = sqliteFile(dataDir);
  if (existsSync(to)) throw new CannotDo(`${to} exists already; move it away first, with the server stopped.`);
  const fault = faultOf(file);
  if (fault) throw new CannotDo(`${file} cannot be restored: ${fault}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copyFileSync(file, to);
  chmodSync(to, 0o600);
}

function faultOf(file: string): string | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: found } = db.prepare('PRAGMA integrity_check').get() ?? {};
    db.prepare('SELECT count(*) FROM enquiries').get();
    db.close();
    return found === 'ok' ? undefined : String(found);
  } catch (error) {
    return (error as Error).message;
  }
}

async function savePostgres(url: string, file: string): Promise<void> {
  try {
    postgresTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

async function restorePostgres(url: string, file: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT to_regclass('enquiries') AS found");
  await client.end();
  if (rows[0].found) throw new CannotDo('The database holds enquiries already; restore into an empty one.');
  postgresTool('pg_restore', url, ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file]);
}

/** Runs one of PostgreSQL's own programs; its password goes by the environment, which others cannot read. */
function postgresTool(name: string, url: string, args: string[]): void {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const folder = findPostgres();
  const program = folder && existsSync(join(folder, name)) ? join(folder, name) : name;
  try {
    execFileSync(program, [`--dbname=${address.href}`, ...args], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    throw new CannotDo(
      code === 'ENOENT'
        ? `This needs ${name} of PostgreSQL's client programs.`
        : `${name}: ${String(stderr).trim().split('\n')[0]}`,
    );
  }
}
