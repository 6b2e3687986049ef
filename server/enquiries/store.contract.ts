import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { anEnquiry, hostileTexts } from '../testing.ts';
import { readAge } from './age.ts';
import { Overloaded } from './batches.ts';
import { expire, idsOfPerson } from './erasure.ts';
import {
  type AttemptResult,
  type EnquiryFilter,
  type EnquiryStore,
  type RecipientState,
  sameEnquiryMs,
} from './store.ts';

/**
 * What every store promises. `makeStore` prepares one that is empty; each call of the
 * function it resolves to opens that one, as one more process would.
 */
export function describeStore(name: string, makeStore: () => Promise<() => Promise<EnquiryStore>>): void {
  describe(name, () => {
    const noon = new Date('2026-03-15T08:00:00.000Z');
    const kept = { held: null, at: noon };
    let open: () => Promise<EnquiryStore>;
    let store: EnquiryStore;

    beforeEach(async () => {
      open = await makeStore();
      store = await open();
      return () => store.close();
    });

    test('an enquiry comes back with its five fields as sent, an id and the time in UTC', async () => {
      const { id, created_at, isNew } = await store.add(anEnquiry(), kept);
      expect({ created_at, isNew }).toEqual({ created_at: '2026-03-15T08:00:00.000Z', isNew: true });
      expect(await store.get(id)).toEqual({ id, created_at, ...anEnquiry(), held: null });
    });

    test('any text comes back as it was', async () => {
      for (const message of hostileTexts) {
        const { id } = await store.add(anEnquiry({ message, project_type: message }), kept);
        expect(await store.get(id)).toMatchObject({ message, project_type: message });
      }
    });

    test.each(['\ud800', '\0'])(
      'what not every store can hold (%j) becomes the replacement character',
      async (sign) => {
        const { id } = await store.add(anEnquiry({ message: `a${sign}b${sign}` }), kept);
        expect(await store.get(id)).toMatchObject({ message: 'a\ufffdb\ufffd' });
      },
    );

    test('the same five fields again are the same enquiry', async () => {
      const first = await store.add(anEnquiry(), kept);
      const again = await store.add(anEnquiry(), { held: null, at: new Date(noon.getTime() + 1000) });
      expect(again).toEqual({ ...first, isNew: false });
      expect(await store.count({})).toBe(1);
    });

    test('the same five fields through a second connection are the same enquiry', async () => {
      const other = await open();
      onTestFinished(() => other.close());
      const [first, again] = await Promise.all([store.add(anEnquiry(), kept), other.add(anEnquiry(), kept)]);
      expect(again.id).toBe(first.id);
      expect([first.isNew, again.isNew].toSorted()).toEqual([false, true]);
    });

    test('a day later they are a new enquiry', async () => {
      await store.add(anEnquiry(), kept);
      const later = await store.add(anEnquiry(), { held: null, at: new Date(noon.getTime() + sameEnquiryMs) });
      expect(later.isNew).toBe(true);
    });

    test('one that differs in any field, or in how texts fall into fields, is another enquiry', async () => {
      await store.add(anEnquiry({ full_name: 'A', email: 'B C' }), kept);
      for (const change of [{ full_name: 'A B', email: 'C' }, { contact: '1' }, { message: ' ' }]) {
        expect((await store.add(anEnquiry({ full_name: 'A', email: 'B C', ...change }), kept)).isNew).toBe(true);
      }
    });

    test('a person who sends again what was held is heard', async () => {
      const held = await store.add(anEnquiry(), { held: 'too-fast', at: noon });
      const heard = await store.add(anEnquiry(), kept);
      expect(heard.isNew).toBe(true);
      expect(heard.id).not.toBe(held.id);
      expect((await store.add(anEnquiry(), { held: 'honeypot', at: noon })).isNew).toBe(false);
    });

    test('held enquiries are kept apart, and found by their id', async () => {
      await store.add(anEnquiry(), kept);
      const { id } = await store.add(anEnquiry({ message: 'Buy now' }), { held: 'honeypot', at: noon });
      expect(await store.list({ limit: 9 })).toMatchObject([{ held: null }]);
      expect(await store.list({ limit: 9, held: true })).toMatchObject([{ id, held: 'honeypot' }]);
      expect([await store.count({}), await store.count({ held: true })]).toEqual([1, 1]);
      expect(await store.get(id)).toMatchObject({ held: 'honeypot' });
    });

    test('the newest come first in a list, and all come, oldest first, one by one', async () => {
      const numbers = Array.from({ length: 201 }, (_, index) => String(index + 1));
      await Promise.all(numbers.map((contact) => store.add(anEnquiry({ contact }), kept)));
      const newest = await store.list({ limit: 2 });
      expect(newest.map(({ contact }) => contact)).toEqual(['201', '200']);
      const all: string[] = [];
      for await (const { contact } of store.each({})) all.push(contact);
      expect(all).toEqual(numbers);
    });

    test('many at the same time are each kept once, in the order in which they came', async () => {
      const words = ['one', 'two', 'one', 'three', 'two', 'one'];
      const added = await Promise.all(words.map((message) => store.add(anEnquiry({ message }), kept)));
      expect(added.map(({ isNew }) => isNew)).toEqual([true, true, false, true, false, false]);
      expect(added.map(({ id }) => id - added[0]!.id)).toEqual([0, 1, 0, 2, 1, 0]);
    });

    test('a flood is refused at once rather than kept waiting', async () => {
      const flood = Array.from({ length: 3000 }, (_, n) => store.add(anEnquiry({ contact: String(n) }), kept));
      const settled = await Promise.allSettled(flood);
      const refused = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.reason).toBeInstanceOf(Overloaded);
      expect(await store.count({})).toBe(3000 - refused.length);
      expect((await store.add(anEnquiry({ contact: '3000' }), kept)).isNew).toBe(true);
    });

    test('those of a time, or of a project type, are found', async () => {
      const at = (day: number) => ({ held: null, at: new Date(Date.UTC(2026, 2, day)) });
      await store.add(anEnquiry({ project_type: 'Branding' }), at(1));
      await store.add(anEnquiry({ project_type: 'BRANDING', message: 'b' }), at(2));
      await store.add(anEnquiry({ project_type: 'Events' }), at(3));
      const found = async (filter: EnquiryFilter) => {
        const ids: number[] = [];
        for await (const { id } of store.each(filter)) ids.push(id);
        expect(await store.count(filter)).toBe(ids.length);
        expect((await store.list({ ...filter, limit: 9 })).map(({ id }) => id)).toEqual(ids.toReversed());
        return ids;
      };
      expect(await found({})).toEqual([1, 2, 3]);
      expect(await found({ since: at(2).at })).toEqual([2, 3]);
      expect(await found({ before: at(2).at })).toEqual([1]);
      expect(await found({ since: at(2).at, before: at(3).at })).toEqual([2]);
      expect(await found({ projectType: 'branding' })).toEqual([1, 2]);
      expect(await found({ projectType: "' OR 1=1 --" })).toEqual([]);
    });

    test('an e-mail address is kept without the spaces around it, so that the same one is the same enquiry', async () => {
      const { id } = await store.add(anEnquiry({ email: '\u00a0amelie@example.com \t' }), kept);
      expect(await store.get(id)).toMatchObject({ email: 'amelie@example.com' });
      expect(await store.add(anEnquiry(), kept)).toMatchObject({ id, isNew: false });
    });

    test('those of a person are found by the e-mail address, and removed with their e-mails', async () => {
      await store.add(anEnquiry(), { ...kept, mail: true });
      await store.add(anEnquiry({ email: 'Amelie@Example.com' }), { held: 'too-fast', at: noon });
      await store.add(anEnquiry({ email: 'other@example.com' }), kept);
      await store.add(anEnquiry({ email: ' amelie@example.COM\u3000' }), kept);
      const ids = await idsOfPerson(store, ' AMELIE@example.com');
      expect(ids).toEqual([1, 2, 4]);
      expect(await store.remove([...ids, 99])).toBe(3);
      expect(await store.get(1)).toBeUndefined();
      expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
      expect(await store.list({ limit: 9 })).toMatchObject([{ id: 3 }]);
      // An id is never used twice, and the same words may come again.
      expect(await store.add(anEnquiry(), kept)).toMatchObject({ id: 5, isNew: true });
    });

    test('what is older than an age is removed, held or not, to the day', async () => {
      const at = (time: string, held: 'honeypot' | null = null) => ({ held, at: new Date(time), mail: true });
      await store.add(anEnquiry({ message: 'a' }), at('2024-03-15T07:59:59Z'));
      await store.add(anEnquiry({ message: 'b' }), at('2024-03-15T07:59:59Z', 'honeypot'));
      await store.add(anEnquiry({ message: 'c' }), at('2024-03-15T08:00:00Z'));
      await store.add(anEnquiry({ message: 'd' }), at('2026-03-01T08:00:00Z'));
      expect(await expire(store, readAge('24mo')!, noon)).toBe(2);
      expect((await store.list({ limit: 9 })).map(({ message }) => message)).toEqual(['d', 'c']);
      expect(await store.count({ held: true })).toBe(0);
      expect(await store.outbox.counts()).toEqual({ waiting: 2, failed: 0 });
      expect(await expire(store, readAge('24mo')!, noon)).toBe(0);
    });

    test('there is nothing under an id never given', async () => {
      expect(await store.get(1)).toBeUndefined();
      expect(await store.get(999_999_999_999_999)).toBeUndefined();
    });

    test('what was added is there when the store is opened again', async () => {
      const { id } = await store.add(anEnquiry(), kept);
      await store.close();
      store = await open();
      expect(await store.get(id)).toMatchObject(anEnquiry());
    });

    describe('outbox', () => {
      const later = (ms: number) => new Date(noon.getTime() + ms);
      const leaseMs = 1000;
      const addMailed = (message: string) => store.add(anEnquiry({ message }), { ...kept, mail: true });
      const waiting = async () => (await store.outbox.counts()).waiting;
      const claim = async (now = noon) => (await store.outbox.claim({ now, leaseMs }))!;
      const recipient = (
        address: string,
        state: RecipientState['state'],
        reason: string | null = null,
      ): RecipientState => ({ address, state, at: noon.toISOString(), reason });
      const result = (recipients: RecipientState[], changes: Partial<AttemptResult> = {}): AttemptResult => ({
        recipients,
        reason: null,
        at: noon,
        dueAt: null,
        notice: false,
        ...changes,
      });

      test('an enquiry is put in once, a held one or one without e-mail never', async () => {
        const { id } = await addMailed('a');
        await addMailed('a');
        await store.add(anEnquiry({ message: 'b' }), { held: 'honeypot', at: noon, mail: true });
        await store.add(anEnquiry({ message: 'c' }), kept);
        expect(await waiting()).toBe(1);
        expect(await claim()).toEqual({ kind: 'enquiry', enquiry: await store.get(id), attempt: 1, recipients: [] });
        expect(await claim()).toBeUndefined();
        expect(await store.outbox.isDue(noon)).toBe(false);
      });

      test('of several that ask at the same time, each e-mail goes to one', async () => {
        const other = await open();
        onTestFinished(() => other.close());
        for (const message of ['a', 'b', 'c']) await addMailed(message);
        const claims = [store, other, store, other, store, other].map(({ outbox }) =>
          outbox.claim({ now: noon, leaseMs }),
        );
        const ids = (await Promise.all(claims)).flatMap((mail) => mail?.enquiry.id ?? []);
        expect(ids.toSorted()).toEqual([1, 2, 3]);
      });

      test('what was claimed and never heard of again is due when the lease ends', async () => {
        await addMailed('a');
        await claim();
        expect(await claim(later(999))).toBeUndefined();
        expect(await claim(later(1000))).toMatchObject({ attempt: 2 });
      });

      test('what was put off waits until it is due, what was sent is never due again', async () => {
        const { id } = await addMailed('a');
        const first = await claim();
        const waits = [recipient('to@agency.example', 'waiting', 'full')];
        await store.outbox.settle(first, result(waits, { reason: 'full', dueAt: later(5000) }));
        expect(await store.outbox.state(id)).toEqual({
          attempts: 1,
          waits: true,
          done_at: null,
          last_error: 'full',
          recipients: waits,
        });
        expect(await claim(later(4999))).toBeUndefined();
        const second = await claim(later(5000));
        expect(second).toMatchObject({ attempt: 2, recipients: waits });
        const sent = [recipient('to@agency.example', 'sent')];
        await store.outbox.settle(second, result(sent, { at: later(6000) }));
        // A late failure of another server changes nothing.
        await store.outbox.settle(first, result(waits, { reason: 'late', dueAt: noon }));
        expect(await claim(later(1e9))).toBeUndefined();
        expect(await store.outbox.state(id)).toEqual({
          attempts: 2,
          waits: false,
          done_at: later(6000).toISOString(),
          last_error: null,
          recipients: sent,
        });
        expect(await waiting()).toBe(0);
      });

      test('each recipient has a state of its own, and they are counted', async () => {
        const { id } = await addMailed('a');
        const [sent, full, gone] = ['a@agency.example', 'b@agency.example', 'c@agency.example'] as const;
        const outcome = [
          recipient(sent, 'sent'),
          recipient(full, 'waiting', 'full'),
          recipient(gone, 'failed', 'gone'),
        ];
        await store.outbox.settle(await claim(), result(outcome, { dueAt: later(1) }));
        expect((await store.outbox.state(id))?.recipients).toEqual(outcome);
        expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 1 });
        expect(await store.outbox.tally()).toEqual([
          { address: sent, sent: 1, waiting: 0, failed: 0 },
          { address: full, sent: 0, waiting: 1, failed: 0 },
          { address: gone, sent: 0, waiting: 0, failed: 1 },
        ]);
        // Who is no longer a recipient is not waited for; who got it stays so.
        await store.outbox.settle(await claim(later(1)), result([recipient(sent, 'waiting')]));
        expect((await store.outbox.state(id))?.recipients).toEqual([recipient(sent, 'sent'), outcome[2]]);
      });

      test('an e-mail to the sender is put in with what was refused, and sent once', async () => {
        const { id } = await addMailed('a');
        const refused = [recipient('to@agency.example', 'failed', 'gone')];
        await store.outbox.settle(await claim(), result(refused, { notice: true }));
        expect(await waiting()).toBe(0);
        const notice = await claim();
        expect(notice).toMatchObject({ kind: 'notice', enquiry: { id }, attempt: 1, recipients: refused });
        await store.outbox.settle(notice, result([recipient('from@agency.example', 'failed', 'gone too')]));
        expect(await claim(later(1e9))).toBeUndefined();
        expect((await store.outbox.state(id))?.recipients).toEqual(refused);
      });

      test('what could not be tried is due at once, as if it had not been claimed', async () => {
        await addMailed('a');
        await store.outbox.release(await claim());
        expect(await claim()).toMatchObject({ attempt: 1 });
      });

      test('all that is due tells why none of it can be sent', async () => {
        const { id } = await addMailed('a');
        await store.outbox.noteTrouble(noon, 'nobody is there');
        expect(await store.outbox.state(id)).toMatchObject({ attempts: 0, last_error: 'nobody is there' });
      });

      test('a clock that jumps back delays nothing, and one a little behind takes nothing from others', async () => {
        await addMailed('a');
        await addMailed('b');
        await store.outbox.settle(await claim(), result([], { dueAt: later(60_000) }));
        // The lease of the second is still on by a clock four minutes behind.
        await claim();
        expect(await store.outbox.isDue(later(-4 * 60_000))).toBe(false);
        const hourBack = later(-60 * 60_000);
        expect(await store.outbox.isDue(hourBack)).toBe(true);
        const due = [await claim(hourBack), await claim(hourBack)];
        expect(due.map(({ enquiry: { message } }) => message).toSorted()).toEqual(['a', 'b']);
        expect(await claim(hourBack)).toBeUndefined();
      });

      test('one can be sent again, also of an enquiry that had none', async () => {
        const { id } = await store.add(anEnquiry(), kept);
        expect(await store.outbox.state(id)).toBeUndefined();
        expect(await store.outbox.resend(id, noon)).toBe(true);
        const failed = [recipient('to@agency.example', 'failed', 'no such mailbox')];
        await store.outbox.settle(await claim(), result(failed, { reason: 'no such mailbox' }));
        expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 1 });
        // It starts afresh: what became of it before is neither told nor waited for.
        expect(await store.outbox.resend(id, noon)).toBe(true);
        expect(await store.outbox.state(id)).toEqual({
          attempts: 0,
          waits: true,
          done_at: null,
          last_error: null,
          recipients: [],
        });
        expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
        expect(await claim()).toMatchObject({ enquiry: { id }, recipients: [] });
        expect(await store.outbox.resend(99, noon)).toBe(false);
      });

      test('what is deleted while it is being sent is not noted any more', async () => {
        const { id } = await addMailed('a');
        const message = await claim();
        await store.remove([id]);
        await store.outbox.settle(message, result([recipient('to@agency.example', 'failed')], { notice: true }));
        await store.outbox.release(message);
        expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
      });
    });

    test('a store that is closed rejects', async () => {
      const closed = await open();
      await closed.close();
      await expect(closed.add(anEnquiry(), kept)).rejects.toThrow();
    });
  });
}
