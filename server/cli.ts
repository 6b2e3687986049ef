import { existsSync } from 'node:fs';
import { help, parse, UsageError } from './cli/arguments.ts';
import { CannotDo, carryOut } from './cli/commands.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { openStore, placeOf } from './enquiries/open-store.ts';
import type { EnquiryStore } from './enquiries/store.ts';

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
  const command = parse(args);
  if (command.name === 'help') return void process.stdout.write(help);
  const config = loadConfig();
  const store = await open(config);
  try {
    await carryOut(command, store, config);
  } finally {
    await store.close();
  }
}

/** The store that the server writes to; reading never makes an empty one. */
async function open(config: Config): Promise<EnquiryStore> {
  const place = placeOf(config);
  if (!config.databaseUrl && !existsSync(place)) {
    throw new CannotDo(
      `There are no enquiries in DATA_DIR=${config.dataDir} yet: the server makes ${place} when it first starts.`,
    );
  }
  try {
    const { store } = await openStore(config, ({ message }) => console.error(`The database broke off: ${message}`));
    return store;
  } catch (error) {
    throw new CannotDo(`The enquiries in ${place} cannot be read: ${(error as Error).message}.`);
  }
}
