import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { codingFor, codings } from './coding.ts';

/** A file that is held in memory, with the compressed copies that the build wrote beside it. */
export interface KeptFile {
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<(typeof codings)[number], Buffer>>;
}

const endings = { br: '.br', gzip: '.gz' };

/** Reads a file and its compressed copies. */
export async function keepFile(path: string): Promise<KeptFile> {
  const identity = await readFile(path);
  const bodies: KeptFile['bodies'] = { identity };
  for (const coding of codings)
    if (existsSync(path + endings[coding])) bodies[coding] = await readFile(path + endings[coding]);
  // Weak: the same whatever coding it is sent in.
  return { etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`, bodies };
}

/** Sends a kept file in the smallest coding that the client takes; answers 304 to a client that has it. */
export function sendKept(reply: FastifyReply, { etag, bodies }: KeptFile) {
  const { request } = reply;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  const known = request.headers['if-none-match'];
  if (known === '*' || known?.split(',').some((one) => one.trim() === etag)) return reply.code(304).send();
  return sendBody(reply, bodies);
}

/** Sends what a kept file holds, whatever the client has. */
export function sendBody(reply: FastifyReply, bodies: KeptFile['bodies']) {
  const coding = codingFor(reply.request);
  const body = coding && bodies[coding];
  if (body) reply.header('content-encoding', coding);
  return reply.header('vary', 'accept-encoding').send(body ?? bodies.identity);
}
