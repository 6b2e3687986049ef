import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { openStore } from './enquiries/open-store.ts';
import { createEnquiryService } from './enquiries/service.ts';
import type { SiteLocals } from './locals.ts';
import { createLog } from './log.ts';

/** Puts the enquiry service beside the pages in `astro dev`; does nothing in a build. */
export function enquiryService(): AstroIntegration {
  return {
    name: 'enquiry-service',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const config = loadConfig();
        const log = createLog('warn');
        const { store, senders } = await openStore(config, (err) => log.error({ err }, 'the database broke off'));
        const enquiryService = createEnquiryService({ store, senders, limit: config.enquiryLimit, log });
        const app = await createApp({ config, log, store, enquiryService });
        await app.ready();
        server.httpServer?.once('close', () => void app.close().then(() => store.close()));

        server.middlewares.use((request, response, next) => {
          if (/^\/(api\/|healthz$)/.test(request.url ?? '')) return app.routing(request, response);
          // Where Astro looks for the locals of a request, in development as in production.
          const locals: SiteLocals = { enquiryService, sender: { address: request.socket.remoteAddress ?? '' } };
          Reflect.set(request, Symbol.for('astro.locals'), locals);
          // As in production, the query of a page is answered by the page of that name under /-/, where there is one.
          const [path, query] = (request.url ?? '').split('?');
          if (query && existsSync(`src/pages/-${path}.astro`)) request.url = `/-${request.url}`;
          next();
        });
      },
    },
  };
}
