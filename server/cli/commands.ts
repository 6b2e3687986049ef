import { createInterface } from 'node:readline/promises';
import type { Config } from '../config.ts';
import { exporters } from '../enquiries/export.ts';
import type { EnquiryFilter, EnquiryStore, MailState } from '../enquiries/store.ts';
import { asDetails, asDubaiTime, asTable, visible } from '../enquiries/table.ts';
import type { Command } from './arguments.ts';
import { countAlong } from './progress.ts';
import { asChart, summarise } from './stats.ts';

/** What was asked for rightly but cannot be done; it ends the command with status 1. */
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

function mailStory({ attempts, sent_at, last_error }: MailState): string {
  if (sent_at) return `Mailed to the agency: ${asDubaiTime(sent_at)} in Dubai`;
  const tried = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  return attempts === 0
    ? 'Its e-mail waits to be sent'
    : `Its e-mail waits to be sent; ${tried}${last_error ? `, last: ${visible(last_error)}` : ''}`;
}

async function stats(store: EnquiryStore, filter: EnquiryFilter): Promise<void> {
  const summary = await summarise(store.each(filter), new Date());
  console.log(summary.total === 0 ? none(filter) : asChart(summary, width()));
  const waiting = await store.outbox.waiting();
  if (waiting > 0) console.log(`\nE-mails that wait to be sent: ${waiting}`);
  await tellOfHeld(store, filter);
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
  const wanted = email === undefined ? [...new Set(ids)] : await store.idsOf(email);
  const found = (await Promise.all(wanted.map((id) => store.get(id)))).filter((enquiry) => enquiry !== undefined);
  const missing = wanted.filter((id) => !found.some((enquiry) => enquiry.id === id));
  if (missing.length > 0) throw new CannotDo(`There is no enquiry ${missing.join(', ')}; nothing was removed.`);
  if (found.length === 0) throw new CannotDo('No enquiry came with this e-mail address.');
  const which = found.length === 1 ? '1 enquiry' : `${found.length} enquiries`;
  if (!yes) {
    if (!process.stdin.isTTY) throw new CannotDo(`Add --yes to remove ${which} for good; there is nobody to ask.`);
    console.log(asTable(found, width()));
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const said = await terminal.question(`Remove ${which} for good? Type "yes": `);
    terminal.close();
    if (said.trim().toLowerCase() !== 'yes') return console.log('Nothing was removed.');
  }
  await store.remove(wanted);
  console.log(`Removed ${which} for good. Backups, exports and e-mails sent before still hold what they held.`);
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
