import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Handler of a connection to a raw mail server. */
export type ConnectionHandler = (socket: Socket) => void;

/** Starts a mail server that sends arbitrary bytes, not always SMTP. */
export async function startRawServer(handle: ConnectionHandler) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (chunk) => received.push(String(chunk)));
    handle(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** All received data. */
    received,
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Sends a byte from time to time without end, so that no read times out. */
export function sendSlowly(socket: Socket, text: string): '' {
  let sent = 0;
  const timer = setInterval(() => (socket.writable ? socket.write(text[sent++ % text.length]!) : stop()), 10);
  const stop = () => clearInterval(timer);
  socket.once('close', stop);
  return '';
}

/** Handles SMTP on a socket. `respond` may override the response to a command or to the end of an email (`data`). */
export const handleSmtp =
  (respond: (command: string, socket: Socket, mail: string) => string | undefined): ConnectionHandler =>
  (socket) => {
    const sendLine = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
    let left = '';
    let mail: string | undefined;
    sendLine('220 here');
    socket.on('data', (chunk) => {
      left += String(chunk);
      for (let end = left.indexOf('\r\n'); end !== -1; end = left.indexOf('\r\n')) {
        const line = left.slice(0, end);
        left = left.slice(end + 2);
        if (mail !== undefined && line !== '.') {
          mail += `${line}\n`;
          if (respond('line', socket, mail) === 'end') return void socket.destroy();
          continue;
        }
        const command = mail === undefined ? line.split(/[ :]/)[0]!.toUpperCase() : 'data';
        const own = respond(command === 'DATA' ? line : command, socket, mail ?? line);
        mail = command === 'DATA' ? '' : undefined;
        if (own !== undefined) own && sendLine(own);
        else sendLine(command === 'DATA' ? '354 go on' : '250 fine');
      }
    });
  };
