import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Config } from '../config.ts';
import { migrateToLatest, type Tables } from './schema.ts';

/** Open database, with the parts in which SQLite and PostgreSQL differ. */
export interface Database {
  db: Kysely<Tables>;
  isPostgres: boolean;
  /** Runs work in a transaction. */
  write<Result>(work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Removes deleted rows from the files: truncates the log of SQLite, rewrites the table of PostgreSQL. */
  purge(): Promise<void>;
}

/** Settings of the database. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens and migrates the database of the settings: PostgreSQL if there is a DATABASE_URL, otherwise SQLite. */
export function openDatabase(config: DatabaseConfig, onError: (error: Error) => void): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, onError) : openSqlite(config.dataDir);
}

/** Describes the location of the database without its password. */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseConfig): string {
  if (!databaseUrl) return sqliteFile(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

const connectTimeoutMs = 3000;
const queryTimeoutMs = 5000;
const busyTimeoutMs = 2000;

/** Returns the path of the SQLite file in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'enquiries.db');
}

async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  // SQLite itself would create the file readable for everybody.
  closeSync(openSync(file, 'a', 0o600));
  for (const suffix of ['', '-wal', '-shm']) restrict(file + suffix);
  const raw = new DatabaseSync(file, { timeout: busyTimeoutMs });
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionalDdlAdapter(),
      createDriver: () => new ImmediateDriver({ database: adaptToKysely(raw) }),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  try {
    // FULL syncs the log at every commit, so a stored submission survives a power loss. Deleted rows are overwritten.
    raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    await migrateToLatest(db, false);
    // From now on `retryWhileBusy` waits for locks: SQLite's own timeout blocks the thread.
    raw.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    isPostgres: false,
    write: (work) => retryWhileBusy(() => db.transaction().execute(work)),
    purge: () =>
      retryWhileBusy(async () => {
        if (raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy)
          throw Object.assign(new Error('another process uses the log of the database'), { errcode: 5 });
      }),
  };
}

/** Removes other users' access to a file, if it exists. */
function restrict(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || (stats.mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Another user owns the file and has granted this one access.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const { default: pg } = await import('pg');
  const types = new Map<number, (text: string) => unknown>([
    [pg.types.builtins.INT8, Number],
    [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    application_name: 'sand-and-signal',
    types: { getTypeParser: (oid, format) => types.get(oid) ?? pg.types.getTypeParser(oid, format) },
  });
  pool.on('error', onError);
  // Without a listener, a connection that breaks within a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ server_encoding: string }>`SHOW server_encoding`.execute(db);
    if (rows[0]?.server_encoding !== 'UTF8') throw new Error('its encoding is not UTF8, so names would not fit in it');
    await migrateToLatest(db, true);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    isPostgres: true,
    write: (work) => db.transaction().execute(work),
    // On a connection of its own, because it may take longer than a query is allowed to.
    async purge() {
      const client = new pg.Client({ connectionString: url });
      client.on('error', onError);
      await client.connect();
      await client.query('VACUUM FULL enquiries').finally(() => client.end());
    },
  };
}

/** Adapts node:sqlite to Kysely's driver, which is written for better-sqlite3. Keeps prepared statements. */
function adaptToKysely(raw: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const prepare = (text: string): ReturnType<SqliteDatabase['prepare']> => {
    const statement = raw.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  return {
    close: () => raw.close(),
    prepare(text) {
      const statement = prepared.get(text) ?? prepare(text);
      if (prepared.size < 200) prepared.set(text, statement);
      return statement;
    },
  };
}

/** Driver whose transactions take the write lock when they begin. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  /** Runs all migrations in one transaction, so that one process migrates and the others wait. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Repeats work while another process holds a lock, for a limited time. */
async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + busyTimeoutMs; ; await sleep(25)) {
    try {
      return await work();
    } catch (error) {
      // SQLITE_BUSY and SQLITE_LOCKED; higher bits hold an extended code.
      const isBusy = [5, 6].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
      if (!isBusy || performance.now() > end) throw error;
    }
  }
}
