import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * The log of the server: one JSON object a line. It goes to standard error, so that standard output
 * stays plain lines for people. Nothing personal belongs in it: no bodies, query strings or addresses.
 */
export function createLog(
  level: Config['logLevel'],
  stream: { write(line: string): void } = pino.destination(2),
): Logger {
  return pino({ level }, stream);
}
