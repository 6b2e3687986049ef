import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long sending an answer may take, in milliseconds. An idle connection is closed earlier. */
const answerMs = 120_000;

/** How many pipelined requests a connection may have. Browsers and proxies send one at a time. */
const mostWaiting = 16;

/**
 * Makes a server that answers the requests of a connection one after the other, each within its time: Node would
 * begin all that are sent at once, and hold an open file for each, for as long as nobody reads the answers.
 * A connection on which nothing moves for `stillMs` is closed; Node looks twice, so it may take twice as long.
 */
export function createServer(handler: RequestListener, { stillMs }: { stillMs: number }): Server {
  const options = {
    // A request that is still not whole after this is refused with 408, in milliseconds.
    requestTimeout: 20_000,
    // The same for its headers, and how often to look for such requests.
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // Longer than nginx keeps a connection that nobody uses.
    keepAliveTimeout: 72_000,
    // The app refuses them itself, with our headers.
    requireHostHeader: false,
  };
  /** The pipelined requests of each busy connection, and how many there have been. */
  const lines = new WeakMap<Socket, { waiting: Parameters<RequestListener>[]; waited: number }>();

  const begin: RequestListener = (request, response) => {
    const { socket } = request;
    const late = setTimeout(() => socket.destroy(), answerMs).unref();
    response.once('close', () => {
      clearTimeout(late);
      const line = lines.get(socket);
      const next = line?.waiting.shift();
      if (next && !socket.destroyed) return begin(...next);
      lines.delete(socket);
      // Kept alive only where no pipelined request is waiting.
      if (line?.waited) socket.destroySoon();
    });
    handler(request, response);
  };
  const take: RequestListener = (request, response) => {
    const { socket } = request;
    // The request that exceeded the limit.
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { waiting: [], waited: 0 });
      begin(request, response);
    } else if (line.waited++ < mostWaiting) line.waiting.push([request, response]);
    else socket.destroy();
  };

  const server = createHttpServer(options, take);
  // Node would answer an expectation that it does not know by itself, without our headers.
  server.on('checkExpectation', take);
  server.timeout = stillMs;
  return server;
}
