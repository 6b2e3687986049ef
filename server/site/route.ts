import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { siteMessages } from '../../src/content/site-messages.ts';
import type { ClientLimits, SubmissionService } from '../enquiries/service.ts';
import { isCrossOrigin } from '../lib/is-cross-origin.ts';
import type { Limit } from '../limits.ts';
import { type AstroHandler, render, renderQuery, sendRendered } from './pages.ts';
import { canonicalPath, isPagePath, type StaticSite, sendErrorPage, sendFile } from './static.ts';

/** Built site and the services of its pages. */
export interface SiteOptions {
  site: StaticSite;
  handler: AstroHandler;
  submissionService: SubmissionService;
  limitsOf(request: FastifyRequest): ClientLimits;
  apiOrigin: string;
  /** Origins whose pages may post forms, in addition to the server's own. */
  origins: string[];
  /** Rate limit of pages rendered on demand, for each IP address. */
  renderLimit: Limit;
}

/** Value of Retry-After (s) while too many pages are being rendered. */
const busySeconds = 5;

/** Error messages by HTTP status. */
const messagesByStatus: Record<number, string> = siteMessages.server.page;

/** Serves the website: the built files, then the pages that Astro renders on demand, then the not-found page. */
export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, options) => {
  const { site, handler, submissionService, limitsOf, apiOrigin, origins, renderLimit } = options;
  const policy = { trusted: site.trustedScripts, apiOrigin };
  // Two queues, so that many searches do not block forms. Many forms run concurrently, because they mostly wait for the
  // database. `max` includes waiting requests.
  const queues = { pages: { run: pLimit(2), max: 34 }, forms: { run: pLimit(256), max: 256 } };
  await app.register(fastifyStatic, { root: site.root, serve: false, preCompressed: true });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendTextError(reply, status);
    // The client has disconnected.
    if (reply.raw.destroyed) return reply.hijack();
    request.log.error({ err: error }, 'a page failed');
    return sendErrorPage(reply, 500, site.errorPage);
  });

  app.setNotFoundHandler((_request, reply) => sendErrorPage(reply, 404, site.notFoundPage));

  app.all('/*', { onRequest: checkMethod }, async (request, reply) => {
    const path = requestPath(request);
    const file = site.files.get(path);
    const hasQueryPage = site.pagesWithQuery.has(path) && queryOf(request).length > 1;
    if (file && !hasQueryPage) return sendFile(reply, file);
    if (!file) {
      const redirectPath = canonicalPath(path, site);
      if (redirectPath) return reply.redirect(encodeURI(redirectPath) + queryOf(request), 301);
      if (!isPagePath(path)) return reply.callNotFound();
    }

    const retryAfter = await renderLimit(request);
    if (retryAfter > 0) return sendBusy(reply, 429, retryAfter);
    const locals = { submissionService, rateLimits: limitsOf(request) };
    const { run, max } = queues[request.method === 'POST' ? 'forms' : 'pages'];
    if (run.activeCount + run.pendingCount >= max) return sendBusy(reply, 503, busySeconds);
    const page = await run(() => (hasQueryPage ? renderQuery : render)(handler, request, locals));
    return page ? sendRendered(reply, page, policy) : reply.callNotFound();
  });

  function sendBusy(reply: FastifyReply, status: 429 | 503, retryAfter: number) {
    return sendErrorPage(reply.header('retry-after', retryAfter), status, site.busyPage);
  }

  /** Refuses, before the body is read, every request except GET, HEAD and forms posted to pages rendered on demand. */
  async function checkMethod(request: FastifyRequest, reply: FastifyReply) {
    const { method, headers } = request;
    if (method === 'GET' || method === 'HEAD') return;
    if (method !== 'POST' || site.files.has(requestPath(request)))
      return sendTextError(reply.header('allow', 'GET, HEAD'), 405);
    const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
    if (!isForm) return sendTextError(reply, 415);
    if (isCrossOrigin(request, origins)) return sendTextError(reply, 403);
  }
};

/** Sends the message of a client error as plain text. */
export function sendTextError(reply: FastifyReply, status: number) {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(messagesByStatus[status] ?? messagesByStatus[400]);
}

/** Returns the decoded path of a request. The app has already replaced URLs that cannot be decoded. */
function requestPath({ url }: FastifyRequest): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '');
}

/** Returns the query of a request with its question mark, or ''. */
function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}
