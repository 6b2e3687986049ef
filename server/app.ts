import { METHODS } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Desk } from './enquiries/desk.ts';
import { enquiryRoutes } from './enquiries/route.ts';
import type { EnquiryStore } from './enquiries/store.ts';
import type { MailHealth } from './mail/mailer.ts';
import type { AstroHandler } from './site/pages.ts';
import { addSecurityHeaders } from './site/security-headers.ts';
import { siteRoutes } from './site/site.ts';
import type { StaticSite } from './site/static.ts';

/** What the server is made of. */
export interface AppParts {
  config: Pick<Config, 'apiHost' | 'allowedOrigins' | 'trustProxy'>;
  log: FastifyBaseLogger;
  store: Pick<EnquiryStore, 'list'>;
  desk: Desk;
  /** How the e-mails fare, where they are sent. */
  mailHealth?: (() => Promise<MailHealth>) | undefined;
  /** The built site; without it only the API answers, as beside `astro dev`. */
  pages?: { site: StaticSite; handler: AstroHandler };
}

/** The largest body that is read, in bytes: five fields at their longest fit several times over. */
const bodyLimit = 32 * 1024;

/** Puts the server together. It does not listen yet: call `listen`, or `inject` in tests. */
export async function createApp({ config, log, store, desk, mailHealth, pages }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    // Fastify's own lines hold addresses and query strings; ours are written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trusted(config.trustProxy),
    // A request that is still not whole after this is refused with 408, in milliseconds.
    requestTimeout: 20_000,
    // The same for its headers, and how often to look for such requests.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // What still arrives on open connections while the server stops is answered as ever.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    // An address that cannot be decoded, and the like.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      addSecurityHeaders(reply);
      void reply.code(400).type('text/plain; charset=utf-8').send('This address cannot be understood.');
    },
  });
  // So that any method there is gets an answer of ours.
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }

  app.addHook('onRequest', async ({ headers, url }, reply) => {
    // What follows a # never leaves a browser; what else reads an address would differ about where its path ends.
    if (url.includes('#')) return reply.code(400).type('text/plain; charset=utf-8').send('An address has no # in it.');
    // RFC 9112, section 3.2: a malformed Host is answered 400.
    if (headers.host !== undefined && !/^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(headers.host)) {
      return reply.code(400).type('text/plain; charset=utf-8').send('The Host header is malformed.');
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

  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.list({ limit: 1 });
      return { status: 'ok', ...(mailHealth && { mail: await mailHealth() }) };
    } catch (err) {
      request.log.error({ err }, 'the store does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  await app.register(enquiryRoutes, { prefix: '/api', desk, origins: config.allowedOrigins });
  if (pages) await app.register(siteRoutes, { ...pages, desk, apiHost: config.apiHost });
  return app;
}

/** Whose word is taken, as Fastify wants it told: a number of proxies is counted from the server outwards. */
function trusted(given: Config['trustProxy']) {
  return typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;
}

/** Answers bytes that are no HTTP request, with a status and nothing else. They are not logged: they may hold anything. */
function refuseConnection({ code }: { code: string }, socket: Socket): void {
  const refusals: Record<string, string> = {
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  };
  // The answer to the request before may be under way; nothing of ours belongs into it.
  const answering: { headersSent?: boolean } | null | undefined = Reflect.get(socket, '_httpMessage');
  if (!socket.writable || answering?.headersSent) return void socket.destroy();
  socket.end(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
