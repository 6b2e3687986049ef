import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTestStore, startTestApp } from '../../server/test-helpers.ts';
import { siteMessages } from '../../src/content/site-messages.ts';
import { checkForm, enquirySchema } from '../../src/lib/enquiry/rules.ts';
import { attack } from './attack.ts';
import { smuggled } from './requests.ts';

test('hostile requests never cause a server error, and only acknowledged enquiries are stored', async () => {
  const { store } = await openTestStore();
  const { app, lines } = await startTestApp({ store, logLevel: 'error', files: { 'index.html': 'Home' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The same cases each time; bench/fuzz.ts throws many more, at the whole built server.
  const { acknowledged } = await attack((app.server.address() as AddressInfo).port, { runs: 1500, seed: 20260315 });

  let stored = 0;
  for await (const enquiry of store.each({ spam: 'any' })) {
    stored++;
    expect(checkForm(enquirySchema(siteMessages.enquiryForm.errors), enquiry)).toMatchObject({ ok: true });
    expect(enquiry.message).not.toBe(smuggled);
  }
  expect(acknowledged).toBeGreaterThan(10);
  expect(stored).toBe(acknowledged);
  expect(lines).toEqual([]);
});
