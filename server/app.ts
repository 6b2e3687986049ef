import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { apiPrefix } from '../src/lib/routes.ts';
import type { Config } from './config.ts';
import { createServer, isAnswering } from './connections.ts';
import { submissionRoutes } from './enquiries/route.ts';
import type { ClientLimits, SubmissionService } from './enquiries/service.ts';
import { createHealthCheck } from './health.ts';
import { isDecodable } from './lib/is-decodable.ts';
import { createLimit } from './limits.ts';
import type { AstroHandler } from './site/pages.ts';
import { sendTextError, siteRoutes } from './site/route.ts';
import { addSecurityHeaders, securityHeaders } from './site/security-headers.ts';
import type { StaticSite } from './site/static.ts';
import type { SubmissionStore } from './store/store.ts';

/** Configuration and services of the server. */
export interface AppOptions {
  config: Pick<
    Config,
    'siteUrl' | 'apiOrigin' | 'allowedOrigins' | 'trustProxy' | 'enquiryLimit' | 'enquiryDailyLimit' | 'renderLimit'
  >;
  log: FastifyBaseLogger;
  store: Pick<SubmissionStore, 'probe'> & { deliveries: Pick<SubmissionStore['deliveries'], 'isLate'> };
  submissionService: SubmissionService;
  /** Built site; without it only the API answers, as beside `astro dev`. */
  pages?: { site: StaticSite; handler: AstroHandler };
  /** Time (ms) without traffic, within a request, after which the connection is closed. */
  idleTimeoutMs?: number;
}

/** Maximum size of a request body (bytes). The longest valid form takes 67,000: a posted character can take 9 bytes. */
const bodyLimit = 96 * 1024;

/** Creates the server. Call `listen` to start it, or `inject` in tests. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, store, submissionService, pages, idleTimeoutMs = 20_000 } = options;
  // A malformed request has no readable headers. The settings tell whether it came over HTTPS.
  const isBehindHttps = config.trustProxy !== false && config.siteUrl.startsWith('https:');
  const app = fastify({
    loggerInstance: log,
    // Fastify's own log lines contain addresses and query strings; ours are written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    serverFactory: (handler) => createServer(handler, { idleTimeoutMs }),
    // Requests that arrive on open connections while the server stops are answered normally.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, isBehindHttps),
    rewriteUrl: ({ url = '/' }) => (isDecodable(url.split('?', 1)[0] ?? '') ? url : notFoundPath(url)),
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!hasValidHost(request)) return sendTextError(reply, 400);
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    addSecurityHeaders(reply);
    // Otherwise a client that keeps its connection open would keep the server from stopping.
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });

  const checkHealth = createHealthCheck(store);
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await checkHealth();
      return { status: 'ok', deliveriesLate: await store.deliveries.isLate(new Date()) };
    } catch (err) {
      request.log.error({ err }, 'enquiries cannot be stored');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  await app.register(rateLimit, { global: false });
  const perMinute = createLimit(app, config.enquiryLimit, '1 minute');
  const perDay = createLimit(app, config.enquiryDailyLimit, '1 day');
  const limitsOf = (request: FastifyRequest): ClientLimits => ({
    perMinute: () => perMinute(request),
    perDay: () => perDay(request),
  });
  await app.register(submissionRoutes, {
    prefix: apiPrefix,
    submissionService,
    limitsOf,
    origins: config.allowedOrigins,
  });
  if (pages)
    await app.register(siteRoutes, {
      ...pages,
      submissionService,
      limitsOf,
      apiOrigin: config.apiOrigin,
      origins: config.allowedOrigins,
      renderLimit: createLimit(app, config.renderLimit, '1 minute'),
    });
  return app;
}

/** Returns true if a request has one well-formed Host header, or is older than HTTP/1.1 and has none (RFC 9112, 3.2). */
function hasValidHost({ headers, raw }: FastifyRequest): boolean {
  if (headers.host === undefined) return raw.httpVersion !== '1.1';
  const names = raw.rawHeaders.filter((_text, index) => index % 2 === 0);
  const hasOneHost = names.filter((name) => name.toLowerCase() === 'host').length === 1;
  return hasOneHost && /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(headers.host);
}

/**
 * Returns a path that is answered with 404, because no page starts with `_`. It replaces URLs that cannot be decoded.
 */
function notFoundPath(url: string): string {
  return url.startsWith(`${apiPrefix}/`) ? `${apiPrefix}/_` : '/_';
}

/** Returns Fastify's `trustProxy`. Fastify 5 trusts no proxy if it gets a number, so it gets a function instead. */
function trustedProxies(trustProxy: Config['trustProxy']) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** Answers a malformed request with a status and headers only. It is not logged, because it may contain anything. */
function refuseConnection({ code }: { code: string }, socket: Socket, isBehindHttps: boolean): void {
  const statusLines: Record<string, string> = {
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  };
  // Nothing may be written into an earlier response that is still being sent on this connection.
  if (!socket.writable || isAnswering(socket)) return void socket.destroy();
  const headers = { connection: 'close', 'content-length': '0', ...securityHeaders({ https: isBehindHttps }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const response = `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`;
  // `end` alone leaves the client's side open while the client keeps sending.
  socket.end(response, () => socket.destroy());
}
