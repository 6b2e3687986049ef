import { Client } from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres, type Postgres, runPostgres } from '../../tests/helpers/postgres.ts';
import { anEnquiry } from '../../tests/helpers/samples.ts';
import { describeStore } from './store.contract.ts';
import { openStore } from './store.ts';

let postgres: Postgres;
describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  beforeAll(async () => {
    // These tests do not simulate a power failure, and are much faster without waiting for the disk.
    postgres = await runPostgres({ fsync: 'off' });
    return () => postgres.remove();
  });

  const ignore = () => {};

  /** Opens a store that is closed when the test ends. */
  async function openAt(url: string) {
    const store = await openStore({ databaseUrl: url, dataDir: '' }, ignore);
    onTestFinished(() => store.close());
    return store;
  }

  async function query(url: string, text: string) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  describeStore('the store', async () => {
    const url = await postgres.database();
    return () => openStore({ databaseUrl: url, dataDir: '' }, ignore);
  });

  describe('the database', () => {
    test('is migrated once by servers that start at the same time', async () => {
      const url = await postgres.database();
      const stores = await Promise.all(Array.from({ length: 5 }, () => openAt(url)));
      const names = (await query(url, 'SELECT name FROM kysely_migration')).map(({ name }) => name);
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
      expect(names).toContain('002-replies');
      expect(await stores[4]!.count({})).toBe(0);
    });

    test('refuses enquiries written by a newer version', async () => {
      const url = await postgres.database();
      await openAt(url);
      await query(url, "INSERT INTO kysely_migration VALUES ('099', '2026-03-15T08:00:00.000Z')");
      await expect(openAt(url)).rejects.toThrow('newer version');
    });

    test('is refused unless its encoding is UTF-8', async () => {
      const url = await postgres.database();
      await query(url, "CREATE DATABASE latin ENCODING 'SQL_ASCII' TEMPLATE template0");
      await expect(openAt(url.replace(/[^/]+$/, 'latin'))).rejects.toThrow('encoding is not UTF8');
    });

    test('waits for the disk, even if synchronous_commit is off', async () => {
      const url = await postgres.database();
      const store = await openAt(url);
      await query(url, `ALTER DATABASE ${url.split('/').at(-1)} SET synchronous_commit = off`);
      await query(
        url,
        `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN NEW.message := current_setting('synchronous_commit'); RETURN NEW; END $$;
       CREATE TRIGGER note BEFORE INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION note()`,
      );
      const fresh = await openAt(url);
      const { id } = await fresh.add(anEnquiry(), { spam: null, at: new Date() });
      expect(await store.get(id)).toMatchObject({ message: 'on' });
    });

    test('deletes data from the table’s file', async () => {
      const url = await postgres.database();
      const store = await openAt(url);
      const { id } = await store.add(anEnquiry(), { spam: null, at: new Date() });
      const file = async () => (await query(url, "SELECT pg_relation_size('enquiries') AS size"))[0]?.size;
      expect(await file()).not.toBe('0');
      await store.delete([id]);
      expect(await file()).toBe('0');
    });

    test('is used again after a connection loss', async () => {
      const url = await postgres.database();
      const store = await openAt(url);
      const stored = { spam: null, at: new Date() };
      await store.add(anEnquiry({ message: 'before' }), stored);
      await postgres.kill();
      await expect(store.add(anEnquiry({ message: 'meanwhile' }), stored)).rejects.toThrow();
      await postgres.start();
      await store.add(anEnquiry({ message: 'after' }), stored);
      expect((await store.list({ limit: 9 })).map(({ message }) => message)).toEqual(['after', 'before']);
    });
  });
});
