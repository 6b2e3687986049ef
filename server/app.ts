import { METHODS } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { words } from '../src/content/words.ts';
import type { Config } from './config.ts';
import { createServer } from './connections.ts';
import { enquiryRoutes } from './enquiries/route.ts';
import type { EnquiryService } from './enquiries/service.ts';
import type { EnquiryStore } from './enquiries/store.ts';
import { createHealth } from './health.ts';
import type { MailHealth } from './mail/mailer.ts';
import type { AstroHandler } from './site/pages.ts';
import { addSecurityHeaders, securityHeaders } from './site/security-headers.ts';
import { siteRoutes } from './site/site.ts';
import type { StaticSite } from './site/static.ts';

/** What the server is made of. */
export interface AppParts {
  config: Pick<Config, 'siteUrl' | 'apiHost' | 'allowedOrigins' | 'trustProxy' | 'renderLimit'>;
  log: FastifyBaseLogger;
  store: Pick<EnquiryStore, 'probe'>;
  enquiryService: EnquiryService;
  /** The state of the outbox, where e-mails are sent. */
  mailHealth?: (() => Promise<MailHealth>) | undefined;
  /** The built site; without it only the API answers, as beside `astro dev`. */
  pages?: { site: StaticSite; handler: AstroHandler };
  /** How long a connection may stand still while an answer is sent, in milliseconds. */
  stillMs?: number;
}

const { http } = words.server;

/** The largest body that is read, in bytes: five fields at their longest fit several times over. */
const bodyLimit = 32 * 1024;

/** Puts the server together. It does not listen yet: call `listen`, or `inject` in tests. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, store, enquiryService, mailHealth, pages, stillMs = 20_000 } = parts;
  // Bytes that are no request have no headers that would tell whether they came over HTTPS.
  const isBehindHttps = config.trustProxy !== false && config.siteUrl.startsWith('https:');
  const app = fastify({
    loggerInstance: log,
    // Fastify's own lines hold addresses and query strings; ours are written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trusted(config.trustProxy),
    serverFactory: (handler) => createServer(handler, { stillMs }),
    // Requests that arrive on open connections while the server stops are answered normally.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, isBehindHttps),
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : nowhere(url)),
  });
  // So that unusual methods reach our own handlers.
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }

  app.addHook('onRequest', async ({ headers, url, raw }, reply) => {
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      return reply.code(417).type('text/plain; charset=utf-8').send(http.expectation);
    // A browser never sends the fragment; proxies and servers disagree about where such a path ends.
    if (url.includes('#')) return reply.code(400).type('text/plain; charset=utf-8').send(http.fragment);
    // RFC 9112, section 3.2: one Host, well-formed.
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1'))
      return reply.code(400).type('text/plain; charset=utf-8').send(http.oneHost);
    if (headers.host !== undefined && !/^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(headers.host)) {
      return reply.code(400).type('text/plain; charset=utf-8').send(http.malformedHost);
    }
  });
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    addSecurityHeaders(reply);
    // Otherwise a client that keeps its connection open would keep the server from stopping.
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });

  const health = createHealth(store);
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await health.check();
      return { status: 'ok', ...(mailHealth && { mail: await mailHealth() }) };
    } catch (err) {
      request.log.error({ err }, 'enquiries cannot be kept');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  await app.register(enquiryRoutes, { prefix: '/api', enquiryService, origins: config.allowedOrigins });
  if (pages)
    await app.register(siteRoutes, {
      ...pages,
      enquiryService,
      apiHost: config.apiHost,
      origins: config.allowedOrigins,
      renderLimit: config.renderLimit,
    });
  return app;
}

/** Whether the path of an address can be decoded; what follows it stays as it is sent. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** An address that leads to a not-found answer, of the API or of the site, for one that cannot be decoded. */
function nowhere(url: string): string {
  return url.startsWith('/api/') ? '/api/-' : '/-';
}

/** The trusted proxies in the form that Fastify takes; a number counts hops from the server outwards. */
function trusted(given: Config['trustProxy']) {
  return typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;
}

/** Answers malformed requests with a status and headers only. They are not logged, as they may hold anything. */
function refuseConnection({ code }: { code: string }, socket: Socket, https: boolean): void {
  const refusals: Record<string, string> = {
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  };
  // An earlier answer may still be under way on this connection; nothing may be written into it.
  const answering: { headersSent?: boolean } | null | undefined = Reflect.get(socket, '_httpMessage');
  if (!socket.writable || answering?.headersSent) return void socket.destroy();
  const headers = { connection: 'close', 'content-length': '0', ...securityHeaders({ https }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
}
