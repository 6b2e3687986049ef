import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailConfig } from '../config.ts';
import type { Outbox } from '../enquiries/store.ts';
import { writeLetter } from './message.ts';
import { createPostman, type Postman, type PostmanParts, Refused } from './outbox-worker.ts';

/** How long the mail server may be silent, in milliseconds. Some take their time to look through an e-mail. */
const silenceMs = 60_000;

/** What a post office needs, and what tests change. */
interface PostOfficeParts extends Pick<PostmanParts, 'now' | 'everyMs'> {
  config: MailConfig;
  siteUrl: string;
  outbox: Outbox;
  log: Logger;
  silenceMs?: number;
}

/** Opens what mails the enquiries in the outbox to the agency, through the mail server of the settings. */
export function openPostOffice(parts: PostOfficeParts): Postman {
  const { config, siteUrl, outbox, log, silenceMs: socketTimeout = silenceMs, ...clock } = parts;

  return createPostman({
    outbox,
    log,
    ...clock,
    async send({ enquiry }) {
      // A connection of its own for each: there is a handful a day, and none to keep open.
      const transport = createTransport({
        url: config.smtpUrl,
        connectionTimeout: Math.min(10_000, socketTimeout),
        greetingTimeout: Math.min(30_000, socketTimeout),
        socketTimeout,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({ from: config.from, to: config.to, ...writeLetter(enquiry, siteUrl) });
      } catch (error) {
        // What the mail server answered to this e-mail; a refused login is no matter of the e-mail.
        const { responseCode, code, message } = error as Error & { responseCode?: number; code?: string };
        throw responseCode && code !== 'EAUTH' ? new Refused(message) : error;
      } finally {
        transport.close();
      }
    },
  });
}
