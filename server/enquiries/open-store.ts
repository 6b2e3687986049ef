import type { Config } from '../config.ts';
import type { SenderCounts } from './limiter.ts';
import { openSqliteStore, sqliteFile } from './sqlite-store.ts';
import type { EnquiryStore } from './store.ts';

/** A store that is open, and what comes with it. */
export interface OpenStore {
  store: EnquiryStore;
  /** Counts senders for all servers that share the store; without it each counts for itself. */
  senders?: SenderCounts;
}

/** Opens the store that the settings name: PostgreSQL where there is a DATABASE_URL, otherwise SQLite. */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<OpenStore> {
  if (!databaseUrl) return { store: openSqliteStore(dataDir) };
  const { openPostgresStore } = await import('./postgres-store.ts');
  const store = await openPostgresStore(databaseUrl, onError);
  return { store, senders: store.senders };
}

/** Where the settings have enquiries kept, in words that hold no password. */
export function placeOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return sqliteFile(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
