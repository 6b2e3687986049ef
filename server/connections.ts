import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long sending an answer may take, in milliseconds. A connection that stands still is closed before. */
const answerMs = 120_000;

/** How many requests may wait on a connection for the answers before theirs. Browsers and proxies send one at a time. */
const mostWaiting = 16;

/** The requests of a connection. */
interface Line {
  waiting: number;
  /** Resolves once the last request so far is answered. */
  answered: Promise<void>;
}

/**
 * Answers the requests of a connection one after the other, each within its time: Node would begin all that are sent
 * at once, and hold an open file for each, for as long as nobody reads the answers.
 */
export function boundConnections(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();

  app.addHook('onRequest', async ({ raw: { socket } }: FastifyRequest, reply: FastifyReply) => {
    const line = lines.get(socket) ?? { waiting: 0, answered: Promise.resolve() };
    lines.set(socket, line);
    if (line.waiting === mostWaiting) socket.destroy();
    const before = line.answered;
    line.answered = new Promise((done) => reply.raw.once('close', done));
    line.waiting++;
    await before;
    line.waiting--;
    if (socket.destroyed) return reply.hijack();
    const late = setTimeout(() => socket.destroy(), answerMs).unref();
    reply.raw.once('close', () => clearTimeout(late));
  });
}
