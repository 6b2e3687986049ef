import cors from '@fastify/cors';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { words } from '../../src/content/words.ts';
import { isForeign } from '../origin.ts';
import type { EnquiryService, Receipt } from './service.ts';

/** The message for each status that is not a receipt. */
const messages: Record<number, string> = words.server.api;

/**
 * The enquiry API of spec section 7, under the prefix it is registered with (/api): POST /create/contact with
 * the five fields as JSON, answered with `{"success": true}` once the enquiry is kept. Every other answer is
 * JSON too, with `success: false` and either `errors` by field (422) or a `message`.
 */
export const enquiryRoutes: FastifyPluginAsync<{
  enquiryService: EnquiryService;
  /** The origins whose pages may call the API from a browser. */
  origins: string[];
}> = async (api, { enquiryService, origins }) => {
  await api.register(cors, {
    origin: origins,
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    maxAge: 600,
    strictPreflight: false,
  });

  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = decode(body);
    if (text === undefined || text.trim() === '') done(failure(400));
    else parseJson(request, text, done);
  });

  api.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // What a client got wrong is not logged: the message of a syntax error quotes the body.
    if (status === 500) request.log.error({ err: error }, 'the API failed');
    return refuse(reply, status);
  });

  const path = '/create/contact';
  api.post(path, { onRequest: [checkOrigin, checkCoding] }, async (request, reply) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse(reply, 400);
    return answer(reply, await enquiryService.receive(body, { address: request.ip }));
  });

  async function checkOrigin(request: FastifyRequest, reply: FastifyReply) {
    if (isForeign(request, origins)) return refuse(reply, 403);
  }

  // Answered before any body is read, so that neither its type nor its size matters.
  const others = api.supportedMethods.filter((method) => method !== 'POST' && method !== 'OPTIONS');
  api.route({
    method: others,
    url: path,
    onRequest: async (_request, reply) => refuse(reply.header('allow', 'POST, OPTIONS'), 405),
    handler: () => {},
  });
  api.all('/*', { onRequest: async (_request, reply) => refuse(reply, 404) }, () => {});
};

function answer(reply: FastifyReply, receipt: Receipt) {
  switch (receipt.outcome) {
    case 'kept':
      return reply.send({ success: true });
    case 'invalid':
      return reply.code(422).send({ success: false, errors: receipt.errors });
    case 'too-many':
      return reply.code(429).header('retry-after', receipt.retryAfter).send({
        success: false,
        message: messages[429],
      });
    case 'unavailable':
      return reply.code(503).header('retry-after', receipt.retryAfter).send({
        success: false,
        message: messages[503],
      });
  }
}

function refuse(reply: FastifyReply, status: number) {
  return reply.code(status).send({ success: false, message: messages[status] ?? messages[400] });
}

/** Lets only plain UTF-8 pass, which is all that JSON between systems may be (RFC 8259, section 8.1). */
async function checkCoding({ headers }: FastifyRequest): Promise<void> {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const coding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || coding.toLowerCase() !== 'identity') throw failure(415);
}

/** The text that UTF-8 bytes stand for, or undefined when they are not UTF-8. */
function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** An error that the error handler answers with this status. */
function failure(statusCode: number): Error {
  return Object.assign(new Error(messages[statusCode]), { statusCode });
}
