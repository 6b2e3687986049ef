import { parseArgs } from 'node:util';
import { agency } from '../../src/content/agency.ts';
import { type Age, readAge } from '../enquiries/age.ts';
import { type exporters, isFormat } from '../enquiries/export.ts';
import type { EnquiryFilter } from '../enquiries/store.ts';
import { startOfDay } from '../local-time.ts';

/** What `--help` prints. */
export const help = `Reads and looks after the enquiries that the website received; the server may be running meanwhile.

  npm run enquiries -- list [--limit 20]        the newest enquiries, as a table
  npm run enquiries -- show ID                  one enquiry, whole, and how its e-mail fares for each recipient
  npm run enquiries -- stats                    how many a week and of which project type, as a chart,
                                                and how many e-mails went to whom, wait or were refused
  npm run -s enquiries -- export --format csv|json
                                                every enquiry, oldest first, to standard output
  npm run enquiries -- resend ID ...            puts their e-mails into the outbox again
  npm run enquiries -- delete ID ... [--yes]    removes them for good, and their e-mails from the outbox
  npm run enquiries -- delete --email ADDRESS [--yes]
                                                the same for everything that came with an address, however spelled
  npm run enquiries -- expire --older-than 24mo [--yes]
                                                the same for all that is older than an age (90d, 6w, 24mo, 2y)

For list, stats and export:
  --from 2026-03-01   only those of this day in ${agency.city} or later
  --to 2026-03-31     only those of this day in ${agency.city} or earlier
  --type Branding     only those of this project type
  --held              only those held apart because they look like a bot's; left out otherwise

  --yes               delete without asking; expire asks only in a terminal
  --help              this text

Times are those of ${agency.city}; exports have them in UTC.
`;

/** A command line that cannot be understood; the command ends with status 2. */
export class UsageError extends Error {}

/** A command with its options. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: EnquiryFilter; limit: number }
  | { name: 'show'; id: number }
  | { name: 'stats'; filter: EnquiryFilter }
  | { name: 'export'; filter: EnquiryFilter; format: keyof typeof exporters }
  | { name: 'resend'; ids: number[] }
  | { name: 'expire'; olderThan: Age; age: string; yes: boolean }
  | { name: 'delete'; ids: number[]; email: string | undefined; yes: boolean };

type Flag = keyof ReturnType<typeof split>['values'];

const filterFlags: Flag[] = ['held', 'from', 'to', 'type'];

/** The commands, and the flags that each takes. */
const flagsOf: Record<Exclude<Command['name'], 'help'>, Flag[]> = {
  list: [...filterFlags, 'limit'],
  show: [],
  stats: filterFlags,
  export: [...filterFlags, 'format'],
  resend: [],
  delete: ['email', 'yes'],
  expire: ['older-than', 'yes'],
};
const names = Object.keys(flagsOf)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');

/** Understands a command line; throws a UsageError that says in one sentence what is wrong with it. */
export function parse(args: string[]): Command {
  const { values, positionals } = splitOrTell(args);
  const [name, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (!name) throw new UsageError(`Which command? Use ${names}; --help explains them.`);
  if (!isCommand(name)) throw new UsageError(`There is no command ${JSON.stringify(name)}; use ${names}.`);
  for (const flag of Object.keys(values) as Flag[])
    if (!flagsOf[name].includes(flag)) throw new UsageError(`"${name}" does not take --${flag}.`);

  const takes = { show: 1, resend: Infinity, delete: Infinity }[name as string] ?? 0;
  if (rest.length > takes) throw new UsageError(`"${name}" does not take ${JSON.stringify(rest[takes])}.`);
  const ids = rest.map(idFrom);
  const filter = {
    held: values.held ?? false,
    since: values.from === undefined ? undefined : dayFrom('from', values.from),
    before: values.to === undefined ? undefined : dayFrom('to', values.to, 1),
    projectType: values.type,
  };
  switch (name) {
    case 'list':
      return { name, filter, limit: limitFrom(values.limit ?? '20') };
    case 'stats':
      return { name, filter };
    case 'export':
      return { name, filter, format: formatFrom(values.format) };
    case 'show':
      return { name, id: firstOf(ids, 'show') };
    case 'resend':
      firstOf(ids, 'resend');
      return { name, ids };
    case 'expire':
      return { name, ...ageFrom(values['older-than']), yes: values.yes ?? false };
    case 'delete':
      if (!values.email) firstOf(ids, 'delete');
      else if (ids.length > 0) throw new UsageError('Give either ids or --email, not both.');
      return { name, ids, email: values.email, yes: values.yes ?? false };
  }
}

function isCommand(name: string): name is keyof typeof flagsOf {
  return Object.hasOwn(flagsOf, name);
}

function idFrom(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new UsageError(`Which enquiry? ${JSON.stringify(text)} is no id: a whole number from 1.`);
  return Number(text);
}

function firstOf(ids: number[], command: string): number {
  if (ids[0] === undefined) throw new UsageError(`Which enquiry? Give its id, for example "${command} 12".`);
  return ids[0];
}

function limitFrom(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError('--limit takes a whole number from 1 to 999999999, for example --limit 50.');
}

function ageFrom(text: string | undefined) {
  const olderThan = text === undefined ? undefined : readAge(text);
  if (!text || !olderThan)
    throw new UsageError('--older-than takes an age in days, weeks, months or years, for example --older-than 24mo.');
  return { olderThan, age: text };
}

function formatFrom(text: string | undefined) {
  if (!text) throw new UsageError('Which format? Use --format csv or --format json.');
  if (!isFormat(text)) throw new UsageError(`There is no format ${JSON.stringify(text)}; use csv or json.`);
  return text;
}

/** When a day begins in the agency's time zone, or one that is so many days later. */
function dayFrom(flag: string, text: string, later = 0): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript takes 31 April for 1 May.
  if (!/^2\d{3}-\d\d-\d\d$/.test(text) || !day.toJSON()?.startsWith(text))
    throw new UsageError(`--${flag} takes a day, for example --${flag} 2026-03-01.`);
  day.setUTCDate(day.getUTCDate() + later);
  return startOfDay(day.toJSON().slice(0, 10));
}

function splitOrTell(args: string[]) {
  try {
    return split(args);
  } catch (error) {
    // The first sentence names the flag; the others are advice for programmers.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; --help shows what there is.`);
  }
}

function split(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      held: { type: 'boolean' },
      from: { type: 'string' },
      to: { type: 'string' },
      type: { type: 'string' },
      limit: { type: 'string' },
      format: { type: 'string' },
      email: { type: 'string' },
      'older-than': { type: 'string' },
      yes: { type: 'boolean', short: 'y' },
    },
  });
}
