import { Command, InvalidArgumentError, Option } from 'commander';
import { agency } from '../../src/content/agency.ts';
import type { Config } from '../config.ts';
import { readAge } from '../enquiries/age.ts';
import { startOfDay } from '../lib/local-time.ts';
import type { SubmissionStore } from '../store/store.ts';
import * as commands from './commands.ts';
import { formats } from './export.ts';

/** Functions that the commands need. */
export interface Environment {
  loadConfig(): Config;
  /** Opens the configured store, runs `work` on it and closes it. */
  withStore(work: (store: SubmissionStore, config: Config) => Promise<void>): Promise<void>;
}

/** Creates the command line. Parsing throws a CommanderError if the arguments are wrong. */
export function createProgram({ loadConfig, withStore }: Environment): Command {
  const program = new Command('npm run enquiries --')
    .description('Reads and manages the enquiries that the website received. The server may run at the same time.')
    .addHelpText('after', `\nTimes are in the time zone of ${agency.city}, and in UTC in exports.`)
    .exitOverride();

  // The options are named as the fields of SubmissionFilter.
  const filteredCommand = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--from <day>', 'only from this day on, such as 2026-03-01', (day) => parseDay(day))
      .option('--to <day>', 'only up to this day', (day) => parseDay(day, 1))
      .option('--type <project type>', 'only of this project type')
      .addOption(
        new Option('--kind <kind>', 'only enquiries, or only replies to articles').choices(['enquiry', 'reply']),
      )
      .option('--spam', 'only spam, which is left out otherwise', false);

  filteredCommand('list', 'the newest enquiries, as a table')
    .option('--limit <number>', 'maximum number of enquiries', parseLimit, 20)
    .action((options) => withStore((store) => commands.list(store, options)));
  program
    .command('show')
    .description('one enquiry and its deliveries')
    .argument('<id>', '', parseId)
    .action((id) => withStore((store) => commands.show(store, id)));
  filteredCommand('stats', 'number of enquiries, and of deliveries by recipient and state').action((options) =>
    withStore((store) => commands.stats(store, options)),
  );
  filteredCommand('export', 'every enquiry, oldest first, to standard output (use npm run -s)')
    .addOption(new Option('--format <format>').choices(Object.keys(formats)).makeOptionMandatory())
    .action((options) => withStore((store) => commands.exportAll(store, options)));
  program
    .command('resend')
    .description('delivers enquiries again')
    .argument('<id...>', '', parseIds)
    .action((ids) => withStore((store, config) => commands.resend(store, ids, config)));
  program
    .command('release')
    .description('turns spam into enquiries and delivers them')
    .argument('<id...>', '', parseIds)
    .action((ids) => withStore((store, config) => commands.release(store, ids, config)));
  program
    .command('delete')
    .description('deletes enquiries and their deliveries for good')
    .argument('[id...]', '', parseIds)
    .option('--email <address>', 'everything that came from this address, however it is spelled')
    .option('-y, --yes', 'without asking for confirmation')
    .action((ids = [], { email, yes }, command: Command) => {
      if (ids.length > 0 === (email !== undefined)) command.error('error: give either ids or --email');
      return withStore((store) => commands.deleteSubmissions(store, { ids, email, yes }));
    });
  program
    .command('expire')
    .description('deletes everything that is older than an age')
    .requiredOption('--older-than <age>', 'such as 90d, 6w, 24mo or 2y', parseAge)
    .option('-y, --yes', 'without asking for confirmation in a terminal')
    .action((options) => withStore((store) => commands.expireOld(store, options)));
  program
    .command('test')
    .description('sends a sample to every recipient and prints each response')
    .action(() => commands.sendSample(loadConfig()));
  return program;
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('The id must be a whole number from 1.');
  return Number(text);
}

function parseIds(text: string, previous: number[] = []): number[] {
  return [...previous, parseId(text)];
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('The limit must be a whole number from 1 to 999999999.');
  return Number(text);
}

function parseAge(text: string) {
  const olderThan = readAge(text);
  if (!olderThan) throw new InvalidArgumentError('The age must be in days, weeks, months or years, such as 24mo.');
  return olderThan;
}

/** Returns the start of a day in the agency's time zone, moved by `daysLater` days. */
function parseDay(text: string, daysLater = 0): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 31 April as 1 May.
  if (!/^2\d{3}-\d\d-\d\d$/.test(text) || !day.toJSON()?.startsWith(text))
    throw new InvalidArgumentError('The day must be a date such as 2026-03-01.');
  day.setUTCDate(day.getUTCDate() + daysLater);
  return startOfDay(day.toJSON().slice(0, 10));
}
