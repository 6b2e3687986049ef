import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { anEnquiry, aStoredEnquiry, hostileTexts, replyFields } from '../../tests/helpers/samples.ts';
import { idsOfPerson } from '../cli/commands.ts';
import { readAge } from '../enquiries/age.ts';
import { expire } from '../enquiries/expiry.ts';
import type { Outcome } from './deliveries.ts';
import { type SubmissionFilter, type SubmissionStore, sameSubmissionMs } from './store.ts';

/** Tests of both databases. `makeStore` prepares an empty one and resolves to a function that opens it. */
export function describeStore(name: string, makeStore: () => Promise<() => Promise<SubmissionStore>>): void {
  describe(name, () => {
    const noon = new Date('2026-03-15T08:00:00.000Z');
    const stored = { spam: null, at: noon };
    const office = [{ channel: 'email' as const, target: 'to@agency.example' }];
    const counts = async () => {
      const tally = await store.deliveries.tally();
      const count = (wanted: string) => tally.reduce((sum, { state, n }) => sum + (state === wanted ? n : 0), 0);
      return { waiting: count('waiting'), failed: count('failed') };
    };
    let open: () => Promise<SubmissionStore>;
    let store: SubmissionStore;

    beforeEach(async () => {
      open = await makeStore();
      store = await open();
      return () => store.close();
    });

    test('returns an enquiry with its five fields as sent, an id and the time in UTC', async () => {
      const { id, isNew } = await store.add(anEnquiry(), stored);
      expect(isNew).toBe(true);
      expect(await store.get(id)).toEqual(aStoredEnquiry({ id, created_at: '2026-03-15T08:00:00.000Z' }));
    });

    test('returns a reply with its post, by its kind, and separate from an enquiry with the same text', async () => {
      await store.add(anEnquiry(), stored);
      const reply = { ...anEnquiry(), ...replyFields };
      const { id, isNew } = await store.add(reply, stored);
      expect(isNew).toBe(true);
      expect((await store.add(reply, stored)).isNew).toBe(false);
      expect((await store.add({ ...reply, post: 'other' }, stored)).isNew).toBe(true);
      expect(await store.get(id)).toMatchObject(replyFields);
      expect([await store.count({ kind: 'reply' }), await store.count({ kind: 'enquiry' })]).toEqual([2, 1]);
    });

    test('returns any text unchanged', async () => {
      for (const message of hostileTexts) {
        const { id } = await store.add(anEnquiry({ message, project_type: message }), stored);
        expect(await store.get(id)).toMatchObject({ message, project_type: message });
      }
    });

    test.each(['\ud800', '\0'])('replaces %j, which PostgreSQL cannot store, with U+FFFD', async (sign) => {
      const { id } = await store.add(anEnquiry({ message: `a${sign}b${sign}` }), stored);
      expect(await store.get(id)).toMatchObject({ message: 'a\ufffdb\ufffd' });
    });

    test('stores the same five fields once', async () => {
      const first = await store.add(anEnquiry(), stored);
      const again = await store.add(anEnquiry(), { spam: null, at: new Date(noon.getTime() + 1000) });
      expect(again).toEqual({ ...first, isNew: false });
      expect(await store.count({})).toBe(1);
    });

    test('stores the same five fields once through two connections', async () => {
      const other = await open();
      onTestFinished(() => other.close());
      const [first, again] = await Promise.all([store.add(anEnquiry(), stored), other.add(anEnquiry(), stored)]);
      expect(again.id).toBe(first.id);
      expect([first.isNew, again.isNew].toSorted()).toEqual([false, true]);
    });

    test('stores the same five fields again after a day', async () => {
      await store.add(anEnquiry(), stored);
      const later = await store.add(anEnquiry(), { spam: null, at: new Date(noon.getTime() + sameSubmissionMs) });
      expect(later.isNew).toBe(true);
    });

    test('stores a second enquiry if any field differs', async () => {
      await store.add(anEnquiry({ full_name: 'A', email: 'B C' }), stored);
      for (const change of [{ full_name: 'A B', email: 'C' }, { contact: '1' }, { message: ' ' }]) {
        expect((await store.add(anEnquiry({ full_name: 'A', email: 'B C', ...change }), stored)).isNew).toBe(true);
      }
    });

    test('stores an enquiry again if the first was spam', async () => {
      const spam = await store.add(anEnquiry(), { spam: 'honeypot', at: noon });
      const genuine = await store.add(anEnquiry(), stored);
      expect(genuine.isNew).toBe(true);
      expect(genuine.id).not.toBe(spam.id);
      expect((await store.add(anEnquiry(), { spam: 'honeypot', at: noon })).isNew).toBe(false);
    });

    test('lists spam separately, and returns it by its id', async () => {
      await store.add(anEnquiry(), stored);
      const { id } = await store.add(anEnquiry({ message: 'Buy now' }), { spam: 'honeypot', at: noon });
      expect(await store.list({ limit: 9 })).toMatchObject([{ spam: null }]);
      expect(await store.list({ limit: 9, spam: true })).toMatchObject([{ id, spam: 'honeypot' }]);
      expect([await store.count({}), await store.count({ spam: true })]).toEqual([1, 1]);
      expect(await store.get(id)).toMatchObject({ spam: 'honeypot' });
    });

    test('lists the newest first, and iterates over all from the oldest', async () => {
      const numbers = Array.from({ length: 201 }, (_, index) => String(index + 1));
      for (const contact of numbers) await store.add(anEnquiry({ contact }), stored);
      const newest = await store.list({ limit: 2 });
      expect(newest.map(({ contact }) => contact)).toEqual(['201', '200']);
      const all: string[] = [];
      for await (const { contact } of store.each({})) all.push(contact);
      expect(all).toEqual(numbers);
    });

    test('stores concurrent duplicates once', async () => {
      const messages = ['one', 'two', 'one', 'three', 'two', 'one'];
      const added = await Promise.all(messages.map((message) => store.add(anEnquiry({ message }), stored)));
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(3);
      const ids = new Map(messages.map((message, index) => [message, added[index]!.id]));
      expect(added.map(({ id }) => id)).toEqual(messages.map((message) => ids.get(message)));
    });

    test('rejects more than 512 waiting enquiries immediately', async () => {
      const flood = Array.from({ length: 3000 }, (_, n) => store.add(anEnquiry({ contact: String(n) }), stored));
      const settled = await Promise.allSettled(flood);
      const refused = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.filter(({ reason }) => String(reason).includes('too many'))).toHaveLength(3000 - 512);
      expect(await store.count({})).toBe(3000 - refused.length);
      expect((await store.add(anEnquiry({ contact: '3000' }), stored)).isNew).toBe(true);
    });

    test('filters by time and by project type', async () => {
      const at = (day: number) => ({ spam: null, at: new Date(Date.UTC(2026, 2, day)) });
      await store.add(anEnquiry({ project_type: 'Branding' }), at(1));
      await store.add(anEnquiry({ project_type: 'BRANDING', message: 'b' }), at(2));
      await store.add(anEnquiry({ project_type: 'Events' }), at(3));
      const found = async (filter: SubmissionFilter) => {
        const ids: number[] = [];
        for await (const { id } of store.each(filter)) ids.push(id);
        expect(await store.count(filter)).toBe(ids.length);
        expect((await store.list({ ...filter, limit: 9 })).map(({ id }) => id)).toEqual(ids.toReversed());
        return ids;
      };
      expect(await found({})).toEqual([1, 2, 3]);
      expect(await found({ from: at(2).at })).toEqual([2, 3]);
      expect(await found({ to: at(2).at })).toEqual([1]);
      expect(await found({ from: at(2).at, to: at(3).at })).toEqual([2]);
      expect(await found({ type: 'branding' })).toEqual([1, 2]);
      expect(await found({ type: "' OR 1=1 --" })).toEqual([]);
    });

    test('trims the email address before comparing enquiries', async () => {
      const { id } = await store.add(anEnquiry({ email: '\u00a0amelie@example.com \t' }), stored);
      expect(await store.get(id)).toMatchObject({ email: 'amelie@example.com' });
      expect(await store.add(anEnquiry(), stored)).toMatchObject({ id, isNew: false });
    });

    test('finds and deletes enquiries and their deliveries by email address', async () => {
      await store.add(anEnquiry(), { ...stored, recipients: office });
      await store.add(anEnquiry({ email: 'Amelie@Example.com' }), { spam: 'honeypot', at: noon });
      await store.add(anEnquiry({ email: 'other@example.com' }), stored);
      await store.add(anEnquiry({ email: ' amelie@example.COM\u3000' }), stored);
      const ids = await idsOfPerson(store, ' AMELIE@example.com');
      expect(ids).toEqual([1, 2, 4]);
      expect(await store.delete([...ids, 99])).toBe(3);
      expect(await store.get(1)).toBeUndefined();
      expect(await counts()).toEqual({ waiting: 0, failed: 0 });
      expect(await store.list({ limit: 9 })).toMatchObject([{ id: 3 }]);
      // An id is never used twice, and the same words may come again.
      expect(await store.add(anEnquiry(), stored)).toMatchObject({ id: 5, isNew: true });
    });

    test('deletes enquiries and spam older than an age', async () => {
      const at = (time: string, spam: 'honeypot' | null = null) => ({ spam, at: new Date(time), recipients: office });
      await store.add(anEnquiry({ message: 'a' }), at('2024-03-15T07:59:59Z'));
      await store.add(anEnquiry({ message: 'b' }), at('2024-03-15T07:59:59Z', 'honeypot'));
      await store.add(anEnquiry({ message: 'c' }), at('2024-03-15T08:00:00Z'));
      await store.add(anEnquiry({ message: 'd' }), at('2026-03-01T08:00:00Z'));
      expect(await expire(store, readAge('24mo')!, noon)).toBe(2);
      expect((await store.list({ limit: 9 })).map(({ message }) => message)).toEqual(['d', 'c']);
      expect(await store.count({ spam: true })).toBe(0);
      expect(await counts()).toEqual({ waiting: 2, failed: 0 });
      expect(await expire(store, readAge('24mo')!, noon)).toBe(0);
    });

    test('returns nothing for an unknown id', async () => {
      expect(await store.get(1)).toBeUndefined();
      expect(await store.get(999_999_999_999_999)).toBeUndefined();
    });

    test('keeps enquiries after it is opened again', async () => {
      const { id } = await store.add(anEnquiry(), stored);
      await store.close();
      store = await open();
      expect(await store.get(id)).toMatchObject(anEnquiry());
    });

    describe('deliveries', () => {
      const later = (ms: number) => new Date(noon.getTime() + ms);
      const addMailed = (message: string, recipients = office) =>
        store.add(anEnquiry({ message }), { ...stored, recipients });
      const claim = async (now = noon, on = store) =>
        (await on.deliveries.claim({ channel: 'email', now, leaseMs: 1000 }))!;
      const outcome = (state: Outcome['state'], changes: Partial<Outcome> = {}): Outcome => ({
        state,
        reason: null,
        at: noon,
        dueAt: null,
        ...changes,
      });

      test('are queued once for an enquiry, and not for spam or without recipients', async () => {
        const { id } = await addMailed('a');
        await addMailed('a');
        await store.add(anEnquiry({ message: 'b' }), { spam: 'honeypot', at: noon, recipients: office });
        await store.add(anEnquiry({ message: 'c' }), stored);
        expect(await counts()).toEqual({ waiting: 1, failed: 0 });
        expect(await claim()).toEqual({
          id: 1,
          ...office[0],
          submission: await store.get(id),
          attempt: 1,
          queued_at: noon.toISOString(),
        });
        expect(await claim()).toBeUndefined();
      });

      test('are claimed by one of several concurrent workers', async () => {
        const other = await open();
        onTestFinished(() => other.close());
        for (const message of ['a', 'b', 'c']) await addMailed(message);
        const claims = await Promise.all([store, other, store, other, store, other].map((on) => claim(noon, on)));
        expect(claims.flatMap((claim) => claim?.submission.id ?? []).toSorted()).toEqual([1, 2, 3]);
      });

      test('are due again when the lease ends without a result', async () => {
        await addMailed('a');
        await claim();
        expect(await claim(later(999))).toBeUndefined();
        expect(await claim(later(1000))).toMatchObject({ attempt: 2 });
      });

      test('have a state per target, and are not due again once sent', async () => {
        const { id } = await addMailed('a', [...office, { channel: 'email', target: 'b@agency.example' }]);
        const [first, second] = [await claim(), await claim()];
        await store.deliveries.settle(first.id, 1, outcome('waiting', { reason: 'full', dueAt: later(5000) }));
        await store.deliveries.settle(second.id, 1, outcome('failed', { reason: 'gone' }));
        expect(await claim(later(4999))).toBeUndefined();
        const again = await claim(later(5000));
        expect(again).toMatchObject({ target: 'to@agency.example', attempt: 2 });
        await store.deliveries.settle(again.id, 2, outcome('sent'));
        // A late failure of another server changes nothing.
        await store.deliveries.settle(first.id, 1, outcome('waiting', { dueAt: noon }));
        expect(await claim(later(50_000))).toBeUndefined();
        expect((await store.deliveries.of(id)).map(({ state }) => state)).toEqual(['sent', 'failed']);
        expect(await store.deliveries.tally()).toHaveLength(2);
        await store.deliveries.resend(id, office, noon);
        expect(await claim()).toMatchObject({ target: 'to@agency.example', attempt: 1 });
      });

      test('are queued when spam is released', async () => {
        const { id } = await store.add(anEnquiry(), { spam: 'honeypot', at: noon, recipients: office });
        await store.release(id, office, noon);
        expect(await store.list({ limit: 9 })).toMatchObject([{ id, spam: null }]);
        expect(await claim()).toMatchObject({ target: 'to@agency.example', submission: { id } });
        await store.release(id, office, noon);
        await store.release(99, office, noon);
        expect(await claim()).toBeUndefined();
        expect(await counts()).toEqual({ waiting: 1, failed: 0 });
      });

      test('are cancelled if their recipient is removed from the settings', async () => {
        const { id } = await addMailed('a', [...office, { channel: 'email', target: 'old@agency.example' }]);
        await addMailed('b', [{ channel: 'webhook', target: 'to@agency.example' } as never]);
        expect(await store.deliveries.cancelAllBut(office, noon)).toBe(2);
        expect(await store.deliveries.of(id)).toMatchObject([{ state: 'waiting' }, { state: 'cancelled' }]);
        expect(await store.deliveries.cancelAllBut([], noon)).toBe(1);
        expect(await claim(later(1e9))).toBeUndefined();
      });

      test('are late if one has waited for five minutes', async () => {
        await addMailed('a');
        expect(await store.deliveries.isLate(later(5 * 60_000))).toBe(false);
        expect(await store.deliveries.isLate(later(5 * 60_000 + 1))).toBe(true);
        const { id } = await claim();
        await store.deliveries.settle(id, 1, outcome('sent'));
        expect(await store.deliveries.isLate(later(5 * 60_000 + 1))).toBe(false);
      });

      test('are claimed per channel, and soon due if the clock jumps back', async () => {
        await addMailed('a', [{ channel: 'email', target: 'x' }]);
        expect(await claim(later(-2 * 3_600_000))).toMatchObject({ target: 'x' });
        await addMailed('b', [{ channel: 'webhook', target: 'x' } as never]);
        expect(await claim(later(1e9))).toMatchObject({ submission: { message: 'a' } });
        expect(await claim(later(0))).toMatchObject({ submission: { message: 'a' } });
      });
    });

    test('rejects calls after it is closed', async () => {
      const closed = await open();
      await closed.close();
      await expect(closed.add(anEnquiry(), stored)).rejects.toThrow();
    });
  });
}
