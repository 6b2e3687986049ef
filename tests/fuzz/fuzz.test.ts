import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createSubmissionService } from '../../server/enquiries/service.ts';
import { createLog } from '../../server/log.ts';
import { readSite } from '../../server/site/static.ts';
import { openStore } from '../../server/store/store.ts';
import { noLimits, temporaryFolder, writeFiles } from '../../server/test-helpers.ts';
import { siteMessages } from '../../src/content/messages.ts';
import { checkForm, enquirySchema } from '../../src/lib/enquiry/rules.ts';
import { attack } from './attack.ts';
import { smuggled } from './requests.ts';

test('hostile requests never cause a server error, and only acknowledged enquiries are stored', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'index.html': 'Home',
    '404.html': 'Not found',
    '500.html': 'Unexpected Application Error!',
    '503.html': 'One moment',
  });
  const store = await openStore({ databaseUrl: '', dataDir: join(folder, 'data') }, console.error);
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const app = await createApp({
    config: { siteUrl: 'http://localhost', apiHost: '', allowedOrigins: [], trustProxy: false, ...noLimits },
    log,
    store,
    submissionService: createSubmissionService({ store, log }),
    pages: {
      site: await readSite(folder, { apiHost: '', pagesWithQuery: [], scripts: [] }),
      handler: async (_request, _response, next) => next(),
    },
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
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
