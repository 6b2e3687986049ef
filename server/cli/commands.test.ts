import { expect, test } from 'vitest';
import { anEnquiry } from '../../tests/helpers/samples.ts';
import { readConfig } from '../config.ts';
import { mail, openTestStore } from '../test-helpers.ts';
import { deleteSubmissions, resend, show } from './commands.ts';

test('show and delete fail if no enquiry matches, and resend if no delivery is configured', async () => {
  const { store } = await openTestStore();
  const config = readConfig({});
  await expect(show(store, 99)).rejects.toThrow('There is no enquiry 99');
  await expect(deleteSubmissions(store, { ids: [99], yes: true })).rejects.toThrow(
    'There is no enquiry 99; nothing was deleted.',
  );
  await expect(deleteSubmissions(store, { email: 'nobody@example.com', yes: true })).rejects.toThrow(
    'No enquiry came with this email',
  );
  await expect(resend(store, [1], config)).rejects.toThrow('No delivery is configured');
});

test('resend queues nothing if one of the ids has no enquiry', async () => {
  const { store } = await openTestStore();
  await store.add(anEnquiry(), { spam: null, at: new Date() });
  await expect(resend(store, [1, 99], readConfig(mail))).rejects.toThrow('There is no enquiry 99; nothing was queued.');
  expect(await store.deliveries.of(1)).toEqual([]);
});

test('resend queues nothing if one of the ids is spam', async () => {
  const { store } = await openTestStore();
  await store.add(anEnquiry(), { spam: null, at: new Date() });
  const { id } = await store.add({ ...anEnquiry(), message: 'Buy now' }, { spam: 'honeypot', at: new Date() });
  await expect(resend(store, [1, id], readConfig(mail))).rejects.toThrow(
    `Spam is not delivered: ${id}. Use "release" first.`,
  );
  expect(await store.deliveries.of(1)).toEqual([]);
});
