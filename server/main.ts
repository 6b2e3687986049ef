import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readBuildInfo } from '../src/lib/build/build-info.ts';
import { runScript, UserError } from '../src/lib/user-error.ts';
import { createApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { channelsOf, recipientsOf, startDeliveries } from './deliveries/start-deliveries.ts';
import { expireDaily } from './enquiries/expiry.ts';
import { createSubmissionService } from './enquiries/service.ts';
import { isLoopback } from './lib/is-loopback.ts';
import { createLog } from './log.ts';
import type { AstroHandler } from './site/pages.ts';
import { readSite } from './site/static.ts';
import { describeDatabase } from './store/database.ts';
import { openStore, type SubmissionStore } from './store/store.ts';

/** Time (ms) in which running requests must finish when the server stops. */
const drainMs = 10_000;

await runScript(() => start(loadConfig()));

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  // Astro's handler hides unhandled rejections.
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));

  const pages = await loadPages(config);
  const store = await openStoreOrExplain(config, (err) => log.error({ err }, 'a connection to the database broke'));
  const channels = channelsOf(config);
  const deliveries = await startDeliveries(config, channels, store, log);
  const submissionService = createSubmissionService({
    store,
    recipientsOf: (post) => recipientsOf(channels, post),
    deliverNow: deliveries.deliverNow,
    log,
  });
  const app = await createApp({ config, log, store, submissionService, pages });
  const expiry = config.expireAfter && expireDaily({ store, olderThan: config.expireAfter, log });
  app.addHook('onClose', async () => {
    // A delivery that does not finish in time is repeated after its lease.
    await Promise.race([Promise.all([deliveries.close(), expiry?.close()]), sleep(drainMs)]);
    await store.close();
  });

  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(describeListenError(error, config));
  });
  const { port } = app.server.address() as { port: number };
  printSummary(config, { port, builtFor: pages.builtFor });
}

/** Prints where the site is, where submissions go, and a warning if the pages were built for another URL. */
function printSummary(config: Config, { port, builtFor }: { port: number; builtFor: string }): void {
  console.log(`Site: ${config.port === port ? config.siteUrl : `http://localhost:${port}`}`);
  if (builtFor !== config.siteUrl && ![builtFor, config.siteUrl].every((url) => isLoopback(new URL(url).hostname)))
    console.log(`Warning: the pages were built for ${builtFor}; build again with SITE_URL=${config.siteUrl}`);
  console.log(`Enquiries: stored in ${describeDatabase(config)}; read them with "npm run enquiries -- list"`);
  console.log(
    config.mail
      ? `Email: each enquiry is sent to ${config.mail.to.join(', ')} through ${new URL(config.mail.smtpUrl).host}`
      : 'Email: not configured; enquiries are stored only',
  );
  if (config.webhook) console.log(`Webhook: each enquiry is posted to ${new URL(config.webhook.url).host}`);
}

/** Loads the built site and Astro's handler. Throws a UserError if there is no build. */
async function loadPages({ distDir, apiOrigin }: Config) {
  // React reads NODE_ENV when it is imported. Without it pages render in development mode, at twice the time.
  process.env.NODE_ENV ??= 'production';
  try {
    const { siteUrl: builtFor, ...info } = await readBuildInfo(distDir);
    const site = await readSite(join(distDir, 'client'), { apiOrigin, ...info });
    const entry: { handler: AstroHandler } = await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href);
    return { builtFor, site, handler: entry.handler };
  } catch (error) {
    throw new UserError(
      `The built site in ${distDir} cannot be used: ${(error as Error).message}. Build it with "npm run build".`,
    );
  }
}

/** Opens the store. Throws a UserError that says how to correct the setting. */
async function openStoreOrExplain(config: Config, onError: (error: Error) => void): Promise<SubmissionStore> {
  try {
    return await openStore(config, onError);
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(
      config.databaseUrl
        ? `Enquiries cannot be stored in ${describeDatabase(config)}, set by DATABASE_URL: ${message}. Check that it runs and that its user and password are right.`
        : `Enquiries cannot be stored in DATA_DIR=${config.dataDir}: ${message}. Choose a folder that this user may write to.`,
    );
  }
}

/** Returns why the server cannot listen, and how to correct it. */
function describeListenError(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop what uses it, or choose another, for example PORT=${port + 1}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023, for example PORT=4321.`;
    default:
      return `The server cannot listen on HOST=${host}, PORT=${port}: ${error.message}.`;
  }
}
