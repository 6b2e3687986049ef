import { createServer as createHttpServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum time (ms) from a request to the end of its response. Idle connections are closed earlier. */
const responseTimeoutMs = 120_000;

/** Responses that are being sent, by their connection. */
const responses = new WeakMap<Socket, ServerResponse>();

/** Returns true if a response has been started on a connection and not ended. */
export const isAnswering = (socket: Socket) => responses.get(socket)?.headersSent ?? false;

/**
 * Creates a server that handles one request of a connection at a time and closes a connection with pipelined requests.
 * Browsers and proxies do not pipeline. Node would start all pipelined requests at once and hold a file open for each.
 */
export function createServer(handler: RequestListener, { idleTimeoutMs }: { idleTimeoutMs: number }): Server {
  const server = createHttpServer(
    {
      // Times (ms) until a request, or its headers, must be complete; otherwise the response is 408.
      requestTimeout: 20_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Longer than nginx keeps an idle connection.
      keepAliveTimeout: 72_000,
      // Node would refuse requests without a Host header. The app does it instead, with the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      if (responses.has(socket)) return void socket.destroy();
      responses.set(socket, response);
      const timer = setTimeout(() => socket.destroy(), responseTimeoutMs).unref();
      response.once('close', () => {
        clearTimeout(timer);
        responses.delete(socket);
      });
      handler(request, response);
    },
  );
  server.timeout = idleTimeoutMs;
  return server;
}
