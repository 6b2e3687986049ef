import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { isLoopback } from '../lib/is-loopback.ts';
import type { Deliveries } from '../store/deliveries.ts';
import { composeEmail, composeNotice } from './compose-email.ts';
import { type Channel, DeliveryError } from './worker.ts';

/** Settings of the mail server. */
export type MailConfig = NonNullable<Config['mail']>;

/** Error of nodemailer. */
type MailError = Error & { responseCode?: number; command?: string };

/** Creates the channel that emails submissions to the agency, an email for each recipient. */
export function emailChannel(config: MailConfig, siteUrl: string): Channel {
  const { to, from } = config;
  const { send, closeIdle } = connectionTo(config);
  return {
    closeIdle,
    name: 'email',
    recipients: to,
    deliver: ({ submission, target }, signal) =>
      send({ ...composeEmail(submission, siteUrl), to, envelope: { from, to: [target] }, signal }),
  };
}

/** Creates the channel that emails the sender's own address when a delivery of a submission has failed. */
export function noticeChannel(config: MailConfig, siteUrl: string, deliveries: Pick<Deliveries, 'of'>): Channel {
  const to = [config.from];
  const { send, closeIdle } = connectionTo(config);
  return {
    closeIdle,
    name: 'notice',
    recipients: to,
    async deliver({ submission }, signal) {
      const failed = (await deliveries.of(submission.id)).filter(({ state }) => state === 'failed');
      // An empty sender, because a refused notice must not cause another email.
      return send({ ...composeNotice(submission, failed, siteUrl), to, envelope: { from: '', to }, signal });
    },
  };
}

/** Creates a connection that is opened for the first email and closed when nothing is due. */
function connectionTo({ smtpUrl, from }: MailConfig) {
  const connect = () =>
    createTransport({ ...smtpOptions(smtpUrl), pool: true, maxConnections: 1, socketCloseTimeout: 0 });
  let transport: ReturnType<typeof connect> | undefined;
  return {
    async send(mail: SendMailOptions & { signal: AbortSignal }) {
      try {
        transport ??= connect();
        const options = { ...mail, from, disableFileAccess: true, disableUrlAccess: true };
        return (await transport.sendMail(options)).response;
      } catch (error) {
        const { responseCode = 0, message } = error as MailError;
        const isOutage = affectsEveryEmail(error as MailError);
        throw new DeliveryError(message, { isFinal: responseCode >= 500 && !isOutage, isOutage });
      }
    },
    closeIdle() {
      transport?.close();
      transport = undefined;
    },
  };
}

/**
 * Returns true if a failure affects every email: no connection, TLS or login, a refused sender, or a server that closes.
 */
function affectsEveryEmail({ responseCode = 0, command }: MailError): boolean {
  const isAboutOneEmail = responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA');
  return !isAboutOneEmail || [421, 530, 535, 538].includes(responseCode);
}

function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A password never crosses a network unencrypted.
    requireTLS: username !== '' && !isLoopback(hostname),
    // Independent of NODE_TLS_REJECT_UNAUTHORIZED.
    tls: { rejectUnauthorized: true },
  };
}
