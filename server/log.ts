import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * Creates the log of the server: JSON lines on standard error. It holds no personal data: no bodies, query strings or
 * addresses.
 */
export function createLog(
  level: Config['logLevel'],
  stream: { write(line: string): void } = pino.destination(2),
): Logger {
  return pino({ level }, stream);
}
