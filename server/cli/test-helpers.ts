import { onTestFinished } from 'vitest';
import { openStore } from '../store/store.ts';
import { temporaryFolder } from '../test-helpers.ts';

/** Settings of an email delivery to a port on which no server listens. */
export const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  ENQUIRY_TO: 'hello@agency.example',
  ENQUIRY_FROM: 'site@agency.example',
};

/** Creates a data folder whose store stays open, as the server's does. */
export async function aStore() {
  const dataDir = await temporaryFolder();
  const store = await openStore({ databaseUrl: '', dataDir }, console.error);
  onTestFinished(() => store.close());
  return { dataDir, store };
}
