import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineHashes } from '../../src/lib/build/inline-hashes.ts';
import { queryFolder } from '../../src/lib/page-path.ts';
import type { SiteLocals } from '../locals.ts';
import { pagePolicy } from './security-headers.ts';

/** The `handler` of dist/server/entry.mjs (@astrojs/node in middleware mode). */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: SiteLocals,
) => Promise<void>;

/** Page that Astro has rendered. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Renders the page of a request with Astro. Resolves to undefined if there is no such page, and rejects on failure. */
export async function render(
  handler: AstroHandler,
  request: FastifyRequest,
  locals: SiteLocals,
): Promise<Rendered | undefined> {
  // Fastify has read the body from the stream; Astro accepts it as a property instead.
  const incoming = Buffer.isBuffer(request.body) ? Object.assign(request.raw, { body: request.body }) : request.raw;
  const response = new ResponseInMemory(incoming);
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => (error ? reject(error) : resolve(undefined));
    response.once('finish', () => {
      const { statusCode, sentHeaders, chunks } = response;
      // Astro has logged the reason and sends its own error page; ours is sent instead.
      if (statusCode === 500) reject(new Error('Astro could not render the page'));
      else resolve({ status: statusCode, headers: sentHeaders, body: Buffer.concat(chunks) });
    });
    response.once('error', reject);
    response.once('close', () => reject(new Error('Astro ended the response before it was complete')));
    handler(incoming, response as unknown as ServerResponse, next, locals).catch(reject);
  });
}

/**
 * Renders a page for a URL with a query: `/blog?page=2` with src/pages/with-query/blog.astro. BuildInfo lists the pages
 * that have such a version.
 */
export async function renderQuery(handler: AstroHandler, request: FastifyRequest, locals: SiteLocals) {
  const { url } = request;
  request.raw.url = queryFolder + url;
  try {
    return await render(handler, request, locals);
  } finally {
    request.raw.url = url;
  }
}

/**
 * Sends a rendered page with its own policy. It allows the page's styles, and scripts only if they are among `trusted`,
 * so that nothing a visitor sends runs as a script.
 */
export async function sendRendered(
  reply: FastifyReply,
  { status, headers, body }: Rendered,
  { trusted, apiOrigin }: { trusted: Set<string>; apiOrigin: string },
) {
  reply.code(status).headers(headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (!String(headers['content-type']).startsWith('text/html')) return reply.send(body.length > 0 ? body : undefined);

  reply.type('text/html; charset=utf-8');
  const { scripts, styles } = inlineHashes(body.toString());
  const unknown = scripts.filter((hash) => !trusted.has(hash));
  if (unknown.length > 0) reply.log.warn({ scripts: unknown }, 'unknown scripts in a rendered page are blocked');
  const allowed = scripts.filter((hash) => trusted.has(hash));
  reply.header('content-security-policy', pagePolicy({ scripts: allowed, styles }, apiOrigin));
  return sendCompressed(reply, body);
}

// Takes less than 1 ms for a page; the highest quality takes 50 ms.
const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 };
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 4 }),
};

/** Sends a page in the smallest encoding that the client accepts. An encoding with a weight counts as not accepted. */
async function sendCompressed(reply: FastifyReply, body: Buffer) {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress[encoding](body));
}

/** Response that Astro writes to, in memory, so that headers can be set after the page is rendered. */
class ResponseInMemory extends Writable {
  /** Astro reads this to clean up. */
  readonly req: IncomingMessage;
  readonly chunks: Buffer[] = [];
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  sentHeaders: OutgoingHttpHeaders = {};

  constructor(req: IncomingMessage) {
    super();
    this.req = req;
  }

  writeHead(status: number, headers?: OutgoingHttpHeaders | string): this {
    this.statusCode = status;
    this.sentHeaders = typeof headers === 'object' ? headers : {};
    this.headersSent = true;
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}
