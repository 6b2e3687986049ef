import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { queryFolder } from '../src/lib/page-path.ts';
import { apiPrefix } from '../src/lib/routes.ts';
import { loadConfig } from './config.ts';
import type { SiteLocals } from './locals.ts';
import { createLog } from './log.ts';
import { openStore } from './store/store.ts';

/** Adds the API to `astro dev`: submissions are stored and not delivered. It does nothing in a build. */
export function devApi(): AstroIntegration {
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // These imports read messages.yaml. They come after the content check, which reports mistakes with file and line.
        const { createApp } = await import('./app.ts');
        const { createSubmissionService, unlimited } = await import('./enquiries/service.ts');
        const config = loadConfig();
        const log = createLog('warn');
        const store = await openStore(config, (err) => log.error({ err }, 'a connection to the database broke'));
        const submissionService = createSubmissionService({ store, log });
        const app = await createApp({ config, log, store, submissionService });
        await app.ready();
        server.httpServer?.once('close', () => void app.close().then(() => store.close()));

        server.middlewares.use((request, response, next) => {
          const url = request.url ?? '';
          if (url === '/healthz' || url.startsWith(`${apiPrefix}/`)) return app.routing(request, response);
          const locals: SiteLocals = { submissionService, rateLimits: unlimited };
          Reflect.set(request, Symbol.for('astro.locals'), locals);
          // As in production, a page with a query is rendered by the page of the same name in src/pages/with-query.
          const [path, query] = url.split('?');
          if (query && existsSync(`src/pages${queryFolder}${path}.astro`)) request.url = queryFolder + url;
          next();
        });
      },
    },
  };
}
