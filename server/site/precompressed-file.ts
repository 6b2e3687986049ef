import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { encodingFor, encodings } from './encoding.ts';

/** File in memory, with the compressed copies that the build wrote beside it. */
export interface PrecompressedFile {
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<(typeof encodings)[number], Buffer>>;
}

const extensions = { br: '.br', gzip: '.gz' };

/** Reads a file and its compressed copies. */
export async function readPrecompressed(path: string): Promise<PrecompressedFile> {
  const identity = await readFile(path);
  const bodies: PrecompressedFile['bodies'] = { identity };
  for (const encoding of encodings)
    if (existsSync(path + extensions[encoding])) bodies[encoding] = await readFile(path + extensions[encoding]);
  // The ETag is weak, because all encodings share it.
  return { etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`, bodies };
}

/** Sends a file in the smallest encoding that the client accepts, or 304 if the client already has it. */
export function sendPrecompressed(reply: FastifyReply, { etag, bodies }: PrecompressedFile) {
  const { request } = reply;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch === '*' || ifNoneMatch?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send();
  return sendBody(reply, bodies);
}

/** Sends a file in the smallest encoding that the client accepts, without checking the ETag. */
export function sendBody(reply: FastifyReply, bodies: PrecompressedFile['bodies']) {
  const encoding = encodingFor(reply.request);
  const body = encoding && bodies[encoding];
  if (body) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(body ?? bodies.identity);
}
