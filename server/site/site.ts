import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { words } from '../../src/content/words.ts';
import { createLimiter } from '../enquiries/limiter.ts';
import type { EnquiryService } from '../enquiries/service.ts';
import { isForeign } from '../origin.ts';
import { createConcurrencyLimit, QueueFull } from './concurrency-limit.ts';
import { type AstroHandler, render, renderQuery, sendRendered } from './pages.ts';
import { sendQueried } from './queried.ts';
import { isPage, isPagePath, properPath, type StaticSite, sendErrorPage, sendFile } from './static.ts';

/** The built site, and what its pages need. */
export interface SiteParts {
  site: StaticSite;
  handler: AstroHandler;
  enquiryService: EnquiryService;
  /** The origin that the form posts to, or '' for the site's own. */
  apiHost: string;
  /** The origins whose pages may post forms here, in addition to this server's own. */
  origins: string[];
  /** How many pages an address may have rendered a minute; 0: any number. */
  renderLimit: number;
}

/** How long to wait when too many pages are being rendered, in seconds. */
const busySeconds = 5;

const refusals: Record<number, string> = words.server.page;

/** Serves the website: the built files, then the pages that Astro renders on demand, then the not-found page. */
export const siteRoutes: FastifyPluginAsync<SiteParts> = async (app, parts) => {
  const { site, handler, enquiryService, apiHost, origins, renderLimit } = parts;
  const policy = { trusted: site.trustedScripts, apiHost };
  const limiter = createLimiter(renderLimit, Date.now);
  // A flood of searches turns no form away.
  const limits = {
    pages: createConcurrencyLimit({ atOnce: 2, waiting: 32 }),
    forms: createConcurrencyLimit({ atOnce: 2, waiting: 256 }),
  };
  await app.register(fastifyStatic, { root: site.root, serve: false, preCompressed: true });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof QueueFull) return sendBusy(reply, 503, busySeconds);
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(reply, status);
    // A client that went away before it had everything has no use for an error page.
    if (reply.raw.destroyed) return reply.hijack();
    request.log.error({ err: error }, 'a page failed');
    return sendErrorPage(reply, 500, site.errorPage);
  });

  app.setNotFoundHandler((_request, reply) => sendErrorPage(reply, 404, site.notFoundPage));

  app.all('/*', { onRequest: checkMethod }, async (request, reply) => {
    const path = pathOf(request);
    const file = site.files.get(path);
    const isQueried = file && isPage(file) && hasQuery(request);
    if (file && !isQueried) return sendFile(reply, file);
    const proper = file ? undefined : properPath(path, site);
    if (proper) return reply.redirect(encodeURI(proper) + queryOf(request), 301);
    if (!file && !isPagePath(path)) return reply.callNotFound();

    const retryAfter = await limiter.secondsToWait(request.ip);
    if (retryAfter > 0) return sendBusy(reply, 429, retryAfter);
    const locals = { enquiryService, sender: { address: request.ip } };
    const page = await limits[request.method === 'POST' ? 'forms' : 'pages'].run(() =>
      (file ? renderQuery : render)(handler, request, locals),
    );
    if (file) return page ? sendQueried(reply, page, file) : sendFile(reply, file);
    return page ? sendRendered(reply, page, policy) : reply.callNotFound();
  });

  function sendBusy(reply: FastifyReply, status: 429 | 503, retryAfter: number) {
    return sendErrorPage(reply.header('retry-after', retryAfter), status, site.busyPage);
  }

  /** Before a body is read: files are only read, and pages take forms and nothing else. */
  async function checkMethod(request: FastifyRequest, reply: FastifyReply) {
    const { method, headers } = request;
    if (method === 'GET' || method === 'HEAD') return;
    if (method !== 'POST' || site.files.has(pathOf(request))) return refuse(reply.header('allow', 'GET, HEAD'), 405);
    const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
    if (!isForm) return refuse(reply, 415);
    if (isForeign(request, origins)) return refuse(reply, 403);
  }
};

function refuse(reply: FastifyReply, status: number) {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(refusals[status] ?? refusals[400]);
}

/** The decoded path of a request. Fastify has already refused one that cannot be decoded. */
function pathOf({ url }: FastifyRequest): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}

/** Whether a request asks for anything behind the `?`. */
function hasQuery(request: FastifyRequest): boolean {
  return queryOf(request).length > 1;
}

/** The query of a request with its question mark, or ''. */
function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}
