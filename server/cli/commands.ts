import { createInterface } from 'node:readline/promises';
import { agency } from '../../src/content/agency.ts';
import type { Config } from '../config.ts';
import { ago } from '../enquiries/age.ts';
import { expire, idsBefore, idsOfPerson } from '../enquiries/erasure.ts';
import { exporters } from '../enquiries/export.ts';
import type { EnquiryFilter, EnquiryStore, MessageState, StoredEnquiry } from '../enquiries/store.ts';
import { asDetails, asTable, visible } from '../enquiries/table.ts';
import { asLocalTime } from '../local-time.ts';
import type { Command } from './arguments.ts';
import { countAlong } from './progress.ts';
import { asChart, summarise } from './stats.ts';

/** A valid command that cannot be carried out; it ends with status 1. */
export class CannotDo extends Error {}

/** Does what was asked for, on a store that is open. */
export async function carryOut(command: Command, store: EnquiryStore, config: Config): Promise<void> {
  switch (command.name) {
    case 'list':
      return list(store, command.filter, command.limit);
    case 'show':
      return show(store, command.id);
    case 'stats':
      return stats(store, command.filter);
    case 'export':
      return exportAll(store, command.filter, command.format);
    case 'resend':
      return resend(store, command.ids, config);
    case 'delete':
      return remove(store, command);
    case 'expire':
      return expireOld(store, command);
  }
}

async function list(store: EnquiryStore, filter: EnquiryFilter, limit: number): Promise<void> {
  const [enquiries, total] = await Promise.all([store.list({ ...filter, limit }), store.count(filter)]);
  if (total === 0) console.log(none(filter));
  else console.log(asTable(enquiries, width()));
  if (total > enquiries.length)
    console.log(`The newest ${enquiries.length} of ${total}; --limit ${total} shows them all.`);
  await tellOfHeld(store, filter);
}

async function show(store: EnquiryStore, id: number): Promise<void> {
  const enquiry = await store.get(id);
  if (!enquiry) throw new CannotDo(`There is no enquiry ${id}; "list" shows the ids.`);
  console.log(asDetails(enquiry));
  const state = await store.outbox.state(id);
  if (state) console.log(`\n${mailStory(state)}`);
}

/** The delivery state of an e-mail, a line for each recipient. */
function mailStory({ attempts, waits, done_at, last_error, recipients }: MessageState): string {
  const tried = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  const waiting = `${attempts === 0 ? 'not tried yet' : tried}${last_error ? `, last: ${visible(last_error)}` : ''}`;
  const lines = recipients.map(({ address, state, at, reason }) => {
    const why = reason ? `: ${visible(reason)}` : '';
    if (state === 'sent') return `Mailed to ${visible(address)}: ${asLocalTime(at)} in ${agency.city}`;
    if (state === 'failed')
      return `Refused for good by ${visible(address)}, ${asLocalTime(at)} in ${agency.city}${why}`;
    return `Waits for ${visible(address)}; ${tried}${why}`;
  });
  if (waits && !recipients.some(({ state }) => state === 'waiting'))
    lines.push(`Its e-mail waits to be sent; ${waiting}`);
  // E-mails from before the state of each recipient was recorded.
  if (lines.length === 0 && done_at) lines.push(`Mailed to the agency: ${asLocalTime(done_at)} in ${agency.city}`);
  return lines.join('\n');
}

async function stats(store: EnquiryStore, filter: EnquiryFilter): Promise<void> {
  const summary = await summarise(store.each(filter), new Date());
  console.log(summary.total === 0 ? none(filter) : asChart(summary, width()));
  await tellOfMail(store);
  await tellOfHeld(store, filter);
}

/** Prints how many e-mails wait, and their delivery states by recipient. */
async function tellOfMail({ outbox }: EnquiryStore): Promise<void> {
  const [{ waiting, failed }, tally] = await Promise.all([outbox.counts(), outbox.tally()]);
  if (waiting > 0) console.log(`\nE-mails that wait to be sent: ${waiting}`);
  if (failed > 0) console.log(`\nE-mails refused for good by somebody: ${failed}; "show ID" tells by whom and why`);
  if (tally.length > 0) console.log('\nE-mails by recipient');
  for (const { address, sent, waiting, failed } of tally)
    console.log(`  ${visible(address)}: ${sent} sent, ${waiting} waiting, ${failed} refused for good`);
}

async function exportAll(store: EnquiryStore, filter: EnquiryFilter, format: keyof typeof exporters): Promise<void> {
  const enquiries = countAlong(store.each(filter), await store.count(filter), process.stderr);
  await exporters[format](enquiries, process.stdout);
  await tellOfHeld(store, filter);
}

async function resend(store: EnquiryStore, ids: number[], { mail }: Config): Promise<void> {
  if (!mail) throw new CannotDo('E-mail is not configured: set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM first.');
  for (const id of ids) {
    if (!(await store.outbox.resend(id, new Date()))) throw new CannotDo(`There is no enquiry ${id}.`);
    console.log(`Enquiry ${id}: its e-mail waits in the outbox; the running server sends it within a minute.`);
  }
}

async function remove(store: EnquiryStore, { ids, email, yes }: Command & { name: 'delete' }): Promise<void> {
  const wanted = email === undefined ? [...new Set(ids)] : await idsOfPerson(store, email);
  const found = (await Promise.all(wanted.map((id) => store.get(id)))).filter((enquiry) => enquiry !== undefined);
  const missing = wanted.filter((id) => !found.some((enquiry) => enquiry.id === id));
  if (missing.length > 0) throw new CannotDo(`There is no enquiry ${missing.join(', ')}; nothing was removed.`);
  if (found.length === 0) throw new CannotDo('No enquiry came with this e-mail address.');
  if (!yes) {
    if (!process.stdin.isTTY)
      throw new CannotDo(`Add --yes to remove ${enquiries(found.length)} for good; there is nobody to ask.`);
    if (!(await isSure(found))) return console.log('Nothing was removed.');
  }
  const states = await Promise.all(wanted.map((id) => store.outbox.state(id)));
  const unsent = states.filter((state) => state?.waits).length;
  const removed = await store.remove(wanted);
  console.log(
    `Removed ${enquiries(removed)} for good${unsent > 0 ? `, with ${unsent} ${unsent === 1 ? 'e-mail that was' : 'e-mails that were'} not sent yet` : ''}. ${stillHeld}`,
  );
}

async function expireOld(store: EnquiryStore, { olderThan, age, yes }: Command & { name: 'expire' }): Promise<void> {
  const now = new Date();
  if (!yes && process.stdin.isTTY) {
    const ids = await idsBefore(store, ago(olderThan, now));
    const newest = (await Promise.all(ids.slice(-20).map((id) => store.get(id)))).filter((one) => one !== undefined);
    if (ids.length > 0 && !(await isSure(newest, ids.length))) return console.log('Nothing was removed.');
  }
  const removed = await expire(store, olderThan, now);
  console.log(
    removed === 0
      ? `No enquiry is older than ${age}.`
      : `Removed ${enquiries(removed)} older than ${age} for good. ${stillHeld}`,
  );
}

const stillHeld = 'Backups, exports and e-mails sent before still hold what they held.';

function enquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}

/** Shows enquiries, all or the newest of `total`, and asks whether to remove them. */
async function isSure(shown: StoredEnquiry[], total = shown.length): Promise<boolean> {
  console.log(asTable(shown, width()));
  if (total > shown.length) console.log(`and ${total - shown.length} older`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`Remove ${enquiries(total)} for good? Type "yes": `);
  terminal.close();
  return said.trim().toLowerCase() === 'yes';
}

function none({ held, since, before, projectType }: EnquiryFilter): string {
  if (since || before || projectType) return 'No enquiries match.';
  return held ? 'No enquiries are held.' : 'No enquiries yet.';
}

/** Says on standard error how many enquiries are left out, so that none is forgotten. */
async function tellOfHeld(store: EnquiryStore, filter: EnquiryFilter): Promise<void> {
  if (filter.held) return;
  const held = await store.count({ ...filter, held: true });
  if (held > 0)
    console.error(`Left out: ${held} held apart as a likely bot's; --held shows ${held === 1 ? 'it' : 'them'}.`);
}

function width(): number {
  return process.stdout.columns ?? 120;
}
