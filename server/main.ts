import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { createDesk } from './enquiries/desk.ts';
import { openSqliteStore, sqliteFile } from './enquiries/sqlite-store.ts';
import type { EnquiryStore } from './enquiries/store.ts';
import { createLog } from './log.ts';
import type { AstroHandler } from './site/pages.ts';
import { readSite } from './site/static.ts';

/** How long requests under way may take to finish once the server is told to stop, in milliseconds. */
const drainMs = 10_000;

/** A reason not to start that one sentence tells whole. */
class CannotStart extends Error {}

try {
  await start(loadConfig());
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  // Astro's handler takes unhandled rejections quietly; none is to go unseen.
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));

  const pages = await loadPages(config);
  const store = openStore(config);
  const desk = createDesk({ store, limit: config.enquiryLimit, log });
  const app = await createApp({ config, log, store, desk, pages });
  app.addHook('onClose', () => store.close());

  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(whyNotListening(error, config));
  });
  const { port } = app.server.address() as { port: number };
  console.log(`Site: ${config.port === port ? config.siteUrl : `http://localhost:${port}`}`);
  console.log(`Enquiries: kept in ${sqliteFile(config.dataDir)}; read them with "npm run enquiries -- list"`);
  console.log('E-mail: not configured; enquiries are kept in the store only');
}

async function loadPages({ distDir, apiHost }: Config) {
  try {
    const site = await readSite(join(distDir, 'client'), apiHost);
    const entry: { handler: AstroHandler } = await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href);
    return { site, handler: entry.handler };
  } catch (error) {
    throw new CannotStart(
      `The built site in ${distDir} cannot be used: ${(error as Error).message}. Build it with "npm run build".`,
    );
  }
}

function openStore({ dataDir }: Config): EnquiryStore {
  try {
    return openSqliteStore(dataDir);
  } catch (error) {
    throw new CannotStart(
      `Enquiries cannot be kept in DATA_DIR=${dataDir}: ${(error as Error).message}. Choose a folder that this user may write to.`,
    );
  }
}

function whyNotListening(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop what uses it, or choose another, for example PORT=${port + 1}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023, for example PORT=4321.`;
    default:
      return `The server cannot listen on HOST=${host}, PORT=${port}: ${error.message}.`;
  }
}
