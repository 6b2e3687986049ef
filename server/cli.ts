import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from './config.ts';
import { exporters, isFormat } from './enquiries/export.ts';
import { openSqliteStore, sqliteFile } from './enquiries/sqlite-store.ts';
import type { EnquiryStore } from './enquiries/store.ts';
import { asDetails, asTable } from './enquiries/table.ts';

const help = `Reads the enquiries that the website received; the server may be running meanwhile.

  npm run enquiries -- list [--limit 20] [--held]       the newest enquiries, as a table
  npm run enquiries -- show ID                          one enquiry, whole
  npm run -s enquiries -- export --format csv|json [--held]
                                                        every enquiry, oldest first, to standard output

  --held    only those held apart because they look like a bot's; the other commands leave them out
  --help    this text

Times in list and show are Dubai's; exports have them in UTC.
`;

/** What a person asked for wrongly; it ends the command with status 2. */
class UsageError extends Error {}

/** What was asked for rightly but cannot be done; it ends the command with status 1. */
class CannotDo extends Error {}

// A reader that closes the pipe early, such as head, has all it wants.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isTold = error instanceof UsageError || error instanceof CannotDo || error instanceof ConfigError;
  if (!isTold) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run(args: string[]): Promise<void> {
  const { command, id, options } = parse(args);
  if (options.help) return void process.stdout.write(help);
  const store = openStore();
  try {
    if (command === 'show') await show(store, id);
    else if (command === 'list') await list(store, options);
    else await exportAll(store, options);
  } finally {
    await store.close();
  }
}

async function list(store: EnquiryStore, { held, limit }: Options): Promise<void> {
  const [enquiries, total] = await Promise.all([store.list({ held, limit }), store.count({ held })]);
  if (total === 0) console.log(held ? 'No enquiries are held.' : 'No enquiries yet.');
  else console.log(asTable(enquiries, process.stdout.columns ?? 120));
  if (total > enquiries.length)
    console.log(`The newest ${enquiries.length} of ${total}; --limit ${total} shows them all.`);
  if (!held) await tellOfHeld(store);
}

async function show(store: EnquiryStore, id: number): Promise<void> {
  const enquiry = await store.get(id);
  if (!enquiry) throw new CannotDo(`There is no enquiry ${id}; "list" shows the ids.`);
  console.log(asDetails(enquiry));
}

async function exportAll(store: EnquiryStore, { held, format }: Options): Promise<void> {
  if (!format) throw new UsageError('Which format? Use --format csv or --format json.');
  if (!isFormat(format)) throw new UsageError(`There is no format ${JSON.stringify(format)}; use csv or json.`);
  await exporters[format](store.each({ held }), process.stdout);
  if (!held) await tellOfHeld(store);
}

/** Says on standard error how many enquiries are left out, so that none is forgotten. */
async function tellOfHeld(store: EnquiryStore): Promise<void> {
  const held = await store.count({ held: true });
  if (held > 0)
    console.error(`Left out: ${held} held apart as a likely bot's; --held shows ${held === 1 ? 'it' : 'them'}.`);
}

interface Options {
  help: boolean;
  held: boolean;
  limit: number;
  format: string | undefined;
}

/** Understands a command line; throws a UsageError that says in one sentence what is wrong with it. */
function parse(args: string[]): { command: string | undefined; id: number; options: Options } {
  let parsed: ReturnType<typeof split>;
  try {
    parsed = split(args);
  } catch (error) {
    // The first sentence names the flag; the others are advice for programmers.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; --help shows what there is.`);
  }
  const { values, positionals } = parsed;
  const [command, ...rest] = positionals;
  const options = { help: false, held: false, format: undefined, ...values, limit: Number(values.limit ?? 20) };
  if (options.help) return { command, id: 0, options };

  if (!command) throw new UsageError('Which command? Use list, show or export; --help explains them.');
  if (!['list', 'show', 'export'].includes(command)) {
    throw new UsageError(`There is no command ${JSON.stringify(command)}; use list, show or export.`);
  }
  const most = command === 'show' ? 1 : 0;
  if (rest.length > most) throw new UsageError(`"${command}" does not take ${JSON.stringify(rest[most])}.`);
  if (command === 'show' && !/^\d{1,15}$/.test(rest[0] ?? '')) {
    throw new UsageError('Which enquiry? Give its id, a whole number, for example "show 12".');
  }
  if (!Number.isInteger(options.limit) || options.limit < 1) {
    throw new UsageError('--limit takes a whole number from 1, for example --limit 50.');
  }
  return { command, id: Number(rest[0]), options };
}

function split(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      held: { type: 'boolean' },
      limit: { type: 'string' },
      format: { type: 'string' },
    },
  });
}

/** The store that the server writes to; reading never makes an empty one. */
function openStore(): EnquiryStore {
  const { dataDir } = loadConfig();
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) {
    throw new CannotDo(
      `There are no enquiries in DATA_DIR=${dataDir} yet: the server makes ${file} when it first starts.`,
    );
  }
  try {
    return openSqliteStore(dataDir);
  } catch (error) {
    throw new CannotDo(`The enquiries in ${file} cannot be read: ${(error as Error).message}.`);
  }
}
