/**
 * Saves all enquiries to a backup file, or restores one: `npm run backup -- save FILE` and
 * `npm run backup -- restore FILE`. The server may run during a backup. A restore needs an empty store.
 */

import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Config, loadConfig } from '../server/config.ts';
import { sqliteFile } from '../server/store/database.ts';
import { runScript, UserError } from '../src/lib/user-error.ts';

await runScript(() => run(process.argv.slice(2)));

async function run([command, file, ...rest]: string[]): Promise<void> {
  if ((command !== 'save' && command !== 'restore') || !file || rest.length > 0)
    throw new UserError('Use "save FILE" or "restore FILE".');
  if (command === 'restore' && !existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const config = loadConfig();
  if (config.databaseUrl) await (command === 'save' ? savePostgres : restorePostgres)(config, file);
  else (command === 'save' ? saveSqlite : restoreSqlite)(config, file);
  console.log(command === 'save' ? `Saved to ${file}` : `Restored from ${file}`);
}

function saveSqlite({ dataDir }: Config, file: string): void {
  const database = sqliteFile(dataDir);
  if (!existsSync(database)) throw new UserError(`There are no enquiries in DATA_DIR=${dataDir} yet.`);
  writeNewFile(file, 'saved', () => copySqlite(database, file));
}

function restoreSqlite({ dataDir }: Config, file: string): void {
  const database = sqliteFile(dataDir);
  if (existsSync(database))
    throw new UserError(`${database} exists already; move it away first, with the server stopped.`);
  const fault = findFault(file);
  if (fault) throw new UserError(`${file} cannot be restored: ${fault}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeNewFile(database, 'restored', () => copySqlite(file, database));
}

/** Writes a consistent state of a database, without a log file, to an empty file. Reads that file back. */
function copySqlite(from: string, to: string): void {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  const fault = findFault(to);
  if (fault) throw new Error(`${to} cannot be read back: ${fault}`);
}

/** Returns the reason why a file is no valid database with enquiries, or undefined. */
function findFault(file: string): string | undefined {
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

async function savePostgres(config: Config, file: string): Promise<void> {
  writeNewFile(file, 'saved', () => {
    postgresTool('pg_dump', config, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
    const tableOfContents = runTool('pg_restore', ['--list', file]);
    if (!/ TABLE DATA \S+ enquiries /.test(tableOfContents)) throw new Error('the backup holds no enquiries');
    // The table of contents is at the beginning of the file; this reads the whole file.
    runTool('pg_restore', ['--file=/dev/null', file]);
  });
}

async function restorePostgres(config: Config, file: string): Promise<void> {
  const client = new Client({ connectionString: config.databaseUrl });
  let enquiriesTable: string | null;
  try {
    await client.connect();
    const { rows } = await client.query("SELECT to_regclass('enquiries') AS enquiries");
    enquiriesTable = rows[0].enquiries;
    await client.end();
  } catch (error) {
    throw new UserError(`The database that DATABASE_URL names does not answer: ${(error as Error).message}.`);
  }
  if (enquiriesTable) throw new UserError('The database holds enquiries already; restore into an empty one.');
  postgresTool('pg_restore', config, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    file,
  ]);
}

/** Creates a file that only its owner can read, and calls `fill`. Syncs it to disk, or deletes it if `fill` fails. */
function writeNewFile(file: string, outcome: 'saved' | 'restored', fill: () => void): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'EEXIST' ? `${file} exists already; choose another name.` : `${file} cannot be made: ${message}.`,
    );
  }
  try {
    fill();
    const written = openSync(file, 'r+');
    fsyncSync(written);
    closeSync(written);
  } catch (error) {
    rmSync(file, { force: true });
    throw error instanceof UserError ? error : new UserError(`Nothing was ${outcome}: ${(error as Error).message}.`);
  }
}

/**
 * Runs a PostgreSQL program on the database. The password is passed in the environment, which other users cannot read.
 */
function postgresTool(name: string, config: Config, args: string[]): void {
  const url = new URL(config.databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  runTool(name, [`--dbname=${url.href}`, ...args], password ? { PGPASSWORD: password } : {});
}

/** Runs one of PostgreSQL's programs and returns its output. */
function runTool(name: string, args: string[], secrets: Record<string, string> = {}): string {
  try {
    return execFileSync(name, args, {
      env: { ...process.env, ...secrets },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    throw new UserError(
      code === 'ENOENT'
        ? `This needs ${name} of PostgreSQL's client programs, in the PATH.`
        : `${name}: ${stderr.trim().split('\n')[0] || code}`,
    );
  }
}
