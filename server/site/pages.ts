import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLocals } from '../locals.ts';
import { codingFor } from './coding.ts';
import { inlineHashes, pagePolicy } from './security-headers.ts';

/** What the build exports as `handler` from dist/server/entry.mjs (@astrojs/node in middleware mode). */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: SiteLocals,
) => Promise<void>;

/** A page that Astro rendered. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Has Astro render the page of a request, whose body, if any, is already read. Resolves to undefined when Astro
 * has no such page. Rejects when rendering fails.
 */
export async function render(
  handler: AstroHandler,
  request: FastifyRequest,
  locals: SiteLocals,
): Promise<Rendered | undefined> {
  // Fastify has read the body from the stream; Astro takes it from here instead.
  const incoming = Buffer.isBuffer(request.body) ? Object.assign(request.raw, { body: request.body }) : request.raw;
  const response = new ResponseInMemory(incoming);
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => (error ? reject(error) : resolve(undefined));
    response.once('finish', () => {
      const { statusCode, sentHeaders, chunks } = response;
      // Astro answers with its own error page after logging the reason; the server shows the site's.
      if (statusCode === 500) reject(new Error('Astro could not render the page'));
      else resolve({ status: statusCode, headers: sentHeaders, body: Buffer.concat(chunks) });
    });
    response.once('error', reject);
    response.once('close', () => reject(new Error('Astro gave the page up')));
    handler(incoming, response as unknown as ServerResponse, next, locals).catch(reject);
  });
}

/**
 * Has Astro render what the query of a built page changes of it: for `/blog?page=2`, src/pages/-/blog.astro.
 * Resolves to undefined for pages that take no query.
 */
export async function renderQuery(handler: AstroHandler, request: FastifyRequest, locals: SiteLocals) {
  const { url } = request;
  request.raw.url = `/-${url}`;
  try {
    return await render(handler, request, locals);
  } finally {
    request.raw.url = url;
  }
}

/**
 * Sends a rendered page with a policy of its own. Its styles are allowed as they are; its scripts only if they are of
 * the project's own sources (`trusted`), so that nothing a visitor sent could ever become a script.
 */
export async function sendRendered(
  reply: FastifyReply,
  { status, headers, body }: Rendered,
  { trusted, apiHost }: { trusted: Set<string>; apiHost: string },
) {
  reply.code(status).headers(headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (!String(headers['content-type']).startsWith('text/html')) return reply.send(body.length > 0 ? body : undefined);

  reply.type('text/html; charset=utf-8');
  const { scripts, styles } = inlineHashes(body.toString());
  const unknown = scripts.filter((hash) => !trusted.has(hash));
  if (unknown.length > 0)
    reply.log.warn({ scripts: unknown }, 'scripts inside a rendered page are none of ours and cannot run');
  const known = scripts.filter((hash) => trusted.has(hash));
  reply.header('content-security-policy', pagePolicy({ scripts: known, styles }, apiHost));
  return sendCompressed(reply, body);
}

// Takes less than a millisecond for a page, and little memory; the highest quality takes fifty.
const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 };
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 4 }),
};

/** Sends a page in the smaller coding that the client takes. */
export async function sendCompressed(reply: FastifyReply, body: Buffer) {
  const coding = codingFor(reply.request);
  reply.header('vary', 'accept-encoding');
  if (!coding) return reply.send(body);
  return reply.header('content-encoding', coding).send(await compress[coding](body));
}

/** Stands in for the response that Astro writes to, so that the headers can be set once the page is known. */
class ResponseInMemory extends Writable {
  /** Astro looks here for what it has to tidy up afterwards. */
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
