import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { anEnquiry, hostileTexts } from '../testing.ts';
import { type EnquiryStore, sameEnquiryMs } from './store.ts';

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

    test('half of a surrogate pair, which nothing can store, becomes the replacement character', async () => {
      const { id } = await store.add(anEnquiry({ message: 'a\ud800b' }), kept);
      expect(await store.get(id)).toMatchObject({ message: 'a\ufffdb' });
    });

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
      for (let n = 1; n <= 201; n++) await store.add(anEnquiry({ contact: String(n) }), kept);
      const newest = await store.list({ limit: 2 });
      expect(newest.map(({ contact }) => contact)).toEqual(['201', '200']);
      const all: string[] = [];
      for await (const { contact } of store.each({})) all.push(contact);
      expect(all).toEqual(Array.from({ length: 201 }, (_, index) => String(index + 1)));
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

    test('a store that is closed rejects', async () => {
      const closed = await open();
      await closed.close();
      await expect(closed.add(anEnquiry(), kept)).rejects.toThrow();
    });
  });
}
