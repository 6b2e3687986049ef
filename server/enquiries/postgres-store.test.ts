import { Client } from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Postgres, runPostgres } from '../../tests/postgres.ts';
import { anEnquiry } from '../testing.ts';
import { migrations } from './postgres-schema.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createEnquiryService } from './service.ts';
import { describeStore } from './store.contract.ts';

let postgres: Postgres;
beforeAll(async () => {
  // Nothing here is about the loss of power, and waiting for the disk is most of the time.
  postgres = await runPostgres({ fsync: 'off' });
  return () => postgres.remove();
});

const ignore = () => {};

async function aStore(url: string) {
  const store = await openPostgresStore(url, ignore);
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

describeStore('PostgreSQL store', async () => {
  const url = await postgres.database();
  return () => openPostgresStore(url, ignore);
});

describe('PostgreSQL database', () => {
  test('servers that start at the same time bring it up to date once', async () => {
    const url = await postgres.database();
    const stores = await Promise.all(Array.from({ length: 5 }, () => aStore(url)));
    expect(await query(url, 'SELECT version FROM schema_version')).toHaveLength(1);
    expect(await stores[4]!.count({})).toBe(0);
  });

  test('what a version before left to be sent waits on, and what comes is kept', async () => {
    const url = await postgres.database();
    await query(url, migrations[0]!);
    await query(url, 'CREATE TABLE schema_version (version int NOT NULL); INSERT INTO schema_version VALUES (1)');
    await query(
      url,
      `INSERT INTO enquiries (created_at, full_name, email, project_type, contact, message, fingerprint) VALUES
         ('2026-03-15T08:00Z', 'A', 'a@example.com', 'Events', '1', 'a', '\\x01'),
         ('2026-03-15T08:00Z', 'B', 'b@example.com', 'Events', '2', 'b', '\\x02');
       INSERT INTO mails VALUES (1, '2026-03-15T08:04Z', 3, NULL, 'no answer'), (2, NULL, 1, '2026-03-15T08:00Z', NULL)`,
    );
    const store = await aStore(url);
    expect(await store.outbox.state(1)).toMatchObject({ attempts: 3, waits: true, last_error: 'no answer' });
    expect(await store.outbox.state(2)).toMatchObject({ waits: false, done_at: '2026-03-15T08:00:00.000Z' });
    const lease = { now: new Date('2026-03-15T09:00:00Z'), leaseMs: 1000 };
    expect(await store.outbox.claim(lease)).toMatchObject({ enquiry: { id: 1 }, attempt: 4 });
    expect(await store.outbox.claim(lease)).toBeUndefined();
    await store.add(anEnquiry(), { held: null, at: lease.now, mail: true });
    expect(await store.outbox.counts()).toEqual({ waiting: 2, failed: 0 });
  });

  test('enquiries written by a newer version are left alone', async () => {
    const url = await postgres.database();
    await aStore(url);
    await query(url, 'UPDATE schema_version SET version = 99');
    await expect(aStore(url)).rejects.toThrow('newer version');
  });

  test('one that cannot hold every script is refused', async () => {
    const url = await postgres.database();
    await query(url, "CREATE DATABASE latin ENCODING 'SQL_ASCII' TEMPLATE template0");
    await expect(aStore(url.replace(/[^/]+$/, 'latin'))).rejects.toThrow('encoding is not UTF8');
  });

  test('one that answers before it has written is made to write first', async () => {
    const url = await postgres.database();
    const store = await aStore(url);
    await query(url, `ALTER DATABASE ${url.split('/').at(-1)} SET synchronous_commit = off`);
    await query(
      url,
      `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN NEW.message := current_setting('synchronous_commit'); RETURN NEW; END $$;
       CREATE TRIGGER note BEFORE INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION note()`,
    );
    const fresh = await aStore(url);
    const { id } = await fresh.add(anEnquiry(), { held: null, at: new Date() });
    expect(await store.get(id)).toMatchObject({ message: 'on' });
  });

  test('what was removed is not left in the file of its table', async () => {
    const url = await postgres.database();
    const store = await aStore(url);
    const { id } = await store.add(anEnquiry(), { held: null, at: new Date() });
    const file = async () => (await query(url, "SELECT pg_relation_size('enquiries') AS size"))[0]?.size;
    expect(await file()).not.toBe('0');
    await store.remove([id]);
    expect(await file()).toBe('0');
  });

  test('two servers count the senders together', async () => {
    const url = await postgres.database();
    const log = { info: ignore, error: ignore };
    const now = () => Date.parse('2026-03-15T08:00:15Z');
    const [one, other] = await Promise.all(
      [await aStore(url), await aStore(url)].map((store) =>
        createEnquiryService({ store, senders: store.senders, limit: 3, log, now }),
      ),
    );
    const outcomes: string[] = [];
    for (const enquiryService of [one, other, one, other, one])
      outcomes.push((await enquiryService!.receive(anEnquiry(), { address: '192.0.2.1' })).outcome);
    expect(outcomes).toEqual(['kept', 'kept', 'kept', 'too-many', 'too-many']);
    expect((await other!.receive(anEnquiry(), { address: '192.0.2.2' })).outcome).toBe('kept');
    expect(JSON.stringify(await query(url, 'SELECT * FROM senders'))).not.toContain('192.0.2');
  });

  test('gone for a while, it is told as such, and used again once it is back', async () => {
    const url = await postgres.database();
    const store = await aStore(url);
    const kept = { held: null, at: new Date() };
    await store.add(anEnquiry({ message: 'before' }), kept);
    await postgres.kill();
    await expect(store.add(anEnquiry({ message: 'meanwhile' }), kept)).rejects.toThrow();
    await postgres.start();
    await store.add(anEnquiry({ message: 'after' }), kept);
    expect((await store.list({ limit: 9 })).map(({ message }) => message)).toEqual(['after', 'before']);
  });
});
