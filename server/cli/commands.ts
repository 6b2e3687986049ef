import { createInterface } from 'node:readline/promises';
import { agency } from '../../src/content/agency.ts';
import { UserError } from '../../src/lib/user-error.ts';
import type { Config } from '../config.ts';
import { channelsOf, recipientsOf } from '../deliveries/start-deliveries.ts';
import type { Channel } from '../deliveries/worker.ts';
import { type Age, subtractAge } from '../enquiries/age.ts';
import { expire } from '../enquiries/expiry.ts';
import { escapeControls } from '../lib/escape-controls.ts';
import { asLocalTime } from '../lib/local-time.ts';
import type { ChannelName, StoredSubmission } from '../store/schema.ts';
import type { SubmissionFilter, SubmissionStore } from '../store/store.ts';
import { type ExportFormat, exportSubmissions } from './export.ts';
import { asDetails, asTable } from './table.ts';

const stateLabels = { sent: 'Sent to', waiting: 'Waits for', failed: 'Failed for', cancelled: 'Cancelled for' };
const queuedNote = 'its deliveries are queued; the running server makes them within a minute.';
const sampleTimeoutMs = 30_000;
const copiesNote = 'Backups, exports and what was delivered before still have them.';

/** Prints the newest submissions that match as a table, at most `limit` of them. */
export async function list(
  store: SubmissionStore,
  { limit, ...filter }: SubmissionFilter & { limit: number },
): Promise<void> {
  const [submissions, total] = await Promise.all([store.list({ ...filter, limit }), store.count(filter)]);
  if (total === 0) console.log(emptyNote(filter));
  else console.log(asTable(submissions, terminalWidth()));
  if (total > submissions.length)
    console.log(`The newest ${submissions.length} of ${total}; --limit ${total} shows them all.`);
  await printSpamNote(store, filter);
}

/** Prints a submission and the state of its deliveries. Throws a UserError if the id is unknown. */
export async function show(store: SubmissionStore, id: number): Promise<void> {
  const submission = await store.get(id);
  if (!submission) throw new UserError(`There is no enquiry ${id}; "list" shows the ids.`);
  console.log(asDetails(submission));
  for (const { channel, target, state, attempts, at, reason } of await store.deliveries.of(id)) {
    const tried = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
    const recipient = recipientLabel(channel, target);
    const details = state === 'sent' ? '' : `; ${tried}${reason ? `, last: ${escapeControls(reason)}` : ''}`;
    console.log(`${stateLabels[state]} ${recipient}, ${asLocalTime(at)} in ${agency.city}${details}`);
  }
}

function recipientLabel(channel: ChannelName, target: string): string {
  return `${escapeControls(target)} (${channel})`;
}

/** Prints the number of submissions that match, and the states of the deliveries of all submissions. */
export async function stats(store: SubmissionStore, filter: SubmissionFilter): Promise<void> {
  const total = await store.count(filter);
  console.log(total === 0 ? emptyNote(filter) : countOfSubmissions(total));
  await printDeliveries(store);
  await printSpamNote(store, filter);
}

/** Prints the number of deliveries by recipient and state. */
async function printDeliveries({ deliveries }: SubmissionStore): Promise<void> {
  const tally = await deliveries.tally();
  if (tally.length > 0) console.log('\nDeliveries of all enquiries');
  for (const { channel, target, state, n } of tally)
    console.log(`  ${stateLabels[state]} ${recipientLabel(channel, target)}: ${n}`);
}

/** Writes all submissions that match to standard output. */
export async function exportAll(
  store: SubmissionStore,
  { format, ...filter }: SubmissionFilter & { format: ExportFormat },
): Promise<void> {
  await exportSubmissions(store.each(filter), format, process.stdout);
  await printSpamNote(store, filter);
}

/** Queues the deliveries of submissions again. Throws a UserError, and queues nothing, if an id is unknown or spam. */
export async function resend(store: SubmissionStore, ids: number[], config: Config): Promise<void> {
  const channels = requireChannels(config);
  const submissions = await requireAll(store, ids, 'nothing was queued');
  const spam = submissions.filter((submission) => submission.spam).map(({ id }) => id);
  if (spam.length > 0) throw new UserError(`Spam is not delivered: ${spam.join(', ')}. Use "release" first.`);
  for (const { id, post } of submissions) {
    await store.deliveries.resend(id, recipientsOf(channels, post), new Date());
    console.log(`Enquiry ${id}: ${queuedNote}`);
  }
}

/** Marks spam as genuine and queues its deliveries. Throws a UserError, and does nothing, if an id is no spam. */
export async function release(store: SubmissionStore, ids: number[], config: Config): Promise<void> {
  const channels = channelsOf(config);
  const submissions = await requireAll(store, ids, 'nothing was released');
  const others = submissions.filter(({ spam }) => !spam).map(({ id }) => id);
  if (others.length > 0) throw new UserError(`There is no spam ${others.join(', ')}; nothing was released.`);
  for (const { id, post } of submissions) {
    await store.release(id, recipientsOf(channels, post), new Date());
    console.log(`Enquiry ${id} is no spam${channels.length > 0 ? `: ${queuedNote}` : '.'}`);
  }
}

/** Sends a sample to every recipient and prints its response. The exit status is 1 if one does not accept it. */
export async function sendSample(config: Config): Promise<void> {
  const sample = {
    id: 0,
    created_at: new Date().toISOString(),
    kind: 'enquiry' as const,
    spam: null,
    website: '',
    post: '',
    full_name: 'Sample Visitor',
    email: 'sample@example.com',
    project_type: 'Test',
    contact: '0',
    message: 'This is a sample, sent with the command "test". No visitor wrote it.',
  };
  for (const channel of requireChannels(config)) {
    for (const target of channel.recipients) {
      const recipient = recipientLabel(channel.name, target);
      try {
        const response = await channel.deliver({ submission: sample, target }, AbortSignal.timeout(sampleTimeoutMs));
        console.log(`${recipient} accepted it: ${escapeControls(response)}`);
      } catch (error) {
        console.log(`${recipient} did not accept it: ${escapeControls((error as Error).message)}`);
        process.exitCode = 1;
      }
    }
    channel.closeIdle?.();
  }
}

/** Returns the channels of the settings. Throws a UserError if there is none. */
function requireChannels(config: Config): Channel[] {
  const channels = channelsOf(config);
  if (channels.length > 0) return channels;
  throw new UserError(
    'No delivery is configured: set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM, or WEBHOOK_URL and WEBHOOK_SECRET, first.',
  );
}

/**
 * Deletes submissions, by their ids or by the email address of a person. Asks in a terminal, unless `yes`. Throws a
 * UserError, and deletes nothing, if an id is unknown.
 */
export async function deleteSubmissions(
  store: SubmissionStore,
  { ids = [], email, yes = false }: { ids?: number[]; email?: string | undefined; yes?: boolean | undefined },
): Promise<void> {
  const found = await requireAll(
    store,
    email === undefined ? ids : await idsOfPerson(store, email),
    'nothing was deleted',
  );
  if (found.length === 0) throw new UserError('No enquiry came with this email address.');
  if (!yes) {
    if (!process.stdin.isTTY)
      throw new UserError(
        `Add --yes to delete ${countOfSubmissions(found.length)} for good; it asks in a terminal only.`,
      );
    if (!(await confirmDeletion(found))) return console.log('Nothing was deleted.');
  }
  const deliveries = await Promise.all(found.map(({ id }) => store.deliveries.of(id)));
  const unsent = deliveries.flat().filter(({ state }) => state === 'waiting').length;
  const deleted = await store.delete(found.map(({ id }) => id));
  const unsentDeliveries = unsent === 1 ? '1 delivery that was' : `${unsent} deliveries that were`;
  const unsentNote = unsent > 0 ? `, with ${unsentDeliveries} not made yet` : '';
  console.log(`Deleted ${countOfSubmissions(deleted)} for good${unsentNote}. ${copiesNote}`);
}

/**
 * Resolves to the ids of all submissions, also spam, from an email address in any spelling. The addresses are compared
 * here: the `trim` of SQL removes spaces only, and the `lower` of SQLite changes ASCII only.
 */
export async function idsOfPerson(store: Pick<SubmissionStore, 'each'>, email: string): Promise<number[]> {
  const normalized = (address: string) => address.trim().toLowerCase();
  const ids: number[] = [];
  for await (const submission of store.each({ spam: 'any' }))
    if (normalized(submission.email) === normalized(email)) ids.push(submission.id);
  return ids;
}

/** Deletes the submissions older than an age. Asks in a terminal, unless `yes`. */
export async function expireOld(
  store: SubmissionStore,
  { olderThan, yes = false }: { olderThan: Age; yes?: boolean | undefined },
): Promise<void> {
  const now = new Date();
  const age = `${olderThan.count}${olderThan.unit}`;
  if (!yes && process.stdin.isTTY) {
    const filter = { to: subtractAge(now, olderThan), spam: 'any' } as const;
    const [newest, total] = await Promise.all([store.list({ ...filter, limit: 20 }), store.count(filter)]);
    if (total > 0 && !(await confirmDeletion(newest, total))) return console.log('Nothing was deleted.');
  }
  const deleted = await expire(store, olderThan, now);
  if (deleted === 0) console.log(`No enquiry is older than ${age}.`);
  else console.log(`Deleted ${countOfSubmissions(deleted)} older than ${age} for good. ${copiesNote}`);
}

/** Returns the submissions with these ids, each once. Throws a UserError ending with `outcome` if an id is unknown. */
async function requireAll(store: SubmissionStore, ids: number[], outcome: string): Promise<StoredSubmission[]> {
  const wanted = [...new Set(ids)];
  const found = (await Promise.all(wanted.map((id) => store.get(id)))).filter((submission) => submission !== undefined);
  const missing = wanted.filter((id) => !found.some((submission) => submission.id === id));
  if (missing.length > 0) throw new UserError(`There is no enquiry ${missing.join(', ')}; ${outcome}.`);
  return found;
}

/** Formats a number of submissions. The office reads "enquiry" for both kinds. */
function countOfSubmissions(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}

/** Shows submissions, all or the newest of `total`, and asks whether to delete them. */
async function confirmDeletion(listed: StoredSubmission[], total = listed.length): Promise<boolean> {
  console.log(asTable(listed, terminalWidth()));
  if (total > listed.length) console.log(`and ${total - listed.length} older`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete ${countOfSubmissions(total)} for good? Type "yes": `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Returns the sentence that is printed if no submission matches. */
function emptyNote({ spam, kind, type, from, to }: SubmissionFilter): string {
  if (kind || type || from || to) return 'No enquiries match.';
  return spam ? 'There is no spam.' : 'No enquiries yet.';
}

/** Prints to standard error the number of spam submissions that a command leaves out. */
async function printSpamNote(store: SubmissionStore, filter: SubmissionFilter): Promise<void> {
  if (filter.spam) return;
  const spam = await store.count({ ...filter, spam: true });
  if (spam > 0) console.error(`Left out: ${spam} likely spam; --spam shows ${spam === 1 ? 'it' : 'them'}.`);
}

function terminalWidth(): number {
  return process.stdout.columns ?? 120;
}
