import cors from '@fastify/cors';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { siteMessages } from '../../src/content/site-messages.ts';
import type { SubmissionResult } from '../../src/lib/enquiry/submission-result.ts';
import { apiEndpoints } from '../../src/lib/routes.ts';
import { isCrossOrigin } from '../lib/is-cross-origin.ts';
import type { ClientLimits, SubmissionService } from './service.ts';

/** Error messages by HTTP status. */
const messagesByStatus: Record<number, string> = siteMessages.server.api;

/**
 * Serves the API of docs/spec.md, section 7, under /api. POST /api/create/contact takes an enquiry as JSON, and
 * POST /api/create/reply takes a reply to an article. The response is `{"success": true}` after it is stored. Other
 * responses are JSON with `success: false`, and have `errors` by field (422) or a `message`.
 */
export const submissionRoutes: FastifyPluginAsync<{
  submissionService: SubmissionService;
  limitsOf(request: FastifyRequest): ClientLimits;
  /** Origins whose pages may call the API from a browser. */
  origins: string[];
}> = async (api, { submissionService, limitsOf, origins }) => {
  await api.register(cors, {
    origin: origins,
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    maxAge: 600,
    strictPreflight: false,
  });

  api.addHook('onSend', async (_request, response) => {
    response.header('cache-control', 'no-store');
  });

  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = decodeUtf8(body);
    if (text === undefined || text.trim() === '') done(httpError(400));
    else parseJson(request, text, done);
  });

  api.setErrorHandler((error: FastifyError, request, response) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // Client errors are not logged: a JSON syntax error quotes the request body, which holds personal data.
    if (status === 500) request.log.error({ err: error }, 'an API request failed');
    return sendJsonError(response, status);
  });

  async function checkOrigin(request: FastifyRequest, response: FastifyReply) {
    if (isCrossOrigin(request, origins)) return sendJsonError(response, 403);
  }

  const handlers = {
    [apiEndpoints.contact]: submissionService.receiveEnquiry,
    [apiEndpoints.reply]: submissionService.receiveReply,
  };
  for (const [url, receive] of Object.entries(handlers)) {
    api.post(url, { onRequest: [checkOrigin, checkEncoding] }, async (request, response) => {
      const { body } = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return sendJsonError(response, 400);
      return sendResult(response, await receive(body, limitsOf(request)));
    });
    // Answers 405 before the body is read, so that its type and size do not change the response.
    api.route({
      method: api.supportedMethods.filter((method) => method !== 'POST' && method !== 'OPTIONS'),
      url,
      onRequest: async (_request, response) => sendJsonError(response.header('allow', 'POST, OPTIONS'), 405),
      handler: () => {},
    });
  }

  api.all('/*', { onRequest: async (_request, response) => sendJsonError(response, 404) }, () => {});
};

function sendResult(response: FastifyReply, result: SubmissionResult<object>) {
  switch (result.outcome) {
    case 'stored':
      return response.send({ success: true });
    case 'invalid':
      return response.code(422).send({ success: false, errors: result.errors });
    case 'unavailable':
      return sendJsonError(response.header('retry-after', result.retryAfter), result.status);
  }
}

function sendJsonError(response: FastifyReply, status: number) {
  return response.code(status).send({ success: false, message: messagesByStatus[status] ?? messagesByStatus[400] });
}

/** Refuses a body that is not UTF-8 or has a content encoding (RFC 8259, section 8.1). */
async function checkEncoding({ headers }: FastifyRequest): Promise<void> {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const contentEncoding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || contentEncoding.toLowerCase() !== 'identity') throw httpError(415);
}

/** Decodes UTF-8. Returns undefined if the bytes are not UTF-8. */
function decodeUtf8(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Creates an error that the error handler answers with a status. */
function httpError(statusCode: number): Error {
  return Object.assign(new Error(messagesByStatus[statusCode]), { statusCode });
}
