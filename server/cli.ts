import { existsSync } from 'node:fs';
import { CommanderError } from 'commander';
import { UserError } from '../src/lib/user-error.ts';
import { createProgram, type Environment } from './cli/program.ts';
import { loadConfig } from './config.ts';
import { describeDatabase } from './store/database.ts';
import { openStore } from './store/store.ts';

// A reader such as head closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await createProgram({ loadConfig, withStore }).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode && 2;
  else if (error instanceof UserError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}

async function withStore(work: Parameters<Environment['withStore']>[0]): Promise<void> {
  const config = loadConfig();
  const database = describeDatabase(config);
  // Reading never creates an empty database.
  if (!config.databaseUrl && !existsSync(database))
    throw new UserError(
      `There are no enquiries in DATA_DIR=${config.dataDir} yet: the server creates ${database} at its first start.`,
    );
  const store = await openStore(config, ({ message }) =>
    console.error(`The connection to the database was lost: ${message}`),
  ).catch(({ message }) => Promise.reject(new UserError(`The enquiries in ${database} cannot be read: ${message}.`)));
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}
