import type { Logger } from 'pino';
import type { MailConfig } from '../config.ts';
import type { Outbox, OutgoingMessage } from '../enquiries/store.ts';
import { composeMessage, composeNotice } from './message.ts';
import { type OutboxWorker, type OutboxWorkerParts, startOutboxWorker } from './outbox-worker.ts';
import { encodeMessage, openSession, type SmtpLimits, type SmtpSession } from './smtp-session.ts';

const smtpLimits: SmtpLimits = { openMs: 30_000, messageMs: 120_000 };

/** The state of the outbox in numbers that hold nothing personal. */
export interface MailHealth {
  /** How many enquiries' e-mails wait to be sent. */
  waiting: number;
  /** How many were refused for good for somebody. */
  failed: number;
  /** Whether they wait because the mail server takes nothing for now. */
  delayed: boolean;
}

/** Mails the enquiries in the outbox to the agency. */
export interface Mailer extends Pick<OutboxWorker, 'look' | 'close'> {
  health(): Promise<MailHealth>;
}

/** What a mailer needs, and what tests change. */
interface MailerParts extends Pick<OutboxWorkerParts, 'now' | 'elapsed' | 'everyMs'> {
  config: MailConfig;
  siteUrl: string;
  outbox: Outbox;
  log: Logger;
  limits?: SmtpLimits;
}

/** Starts to mail the enquiries in the outbox, through the mail server of the settings. */
export function startMailer({ config, siteUrl, outbox, log, limits = smtpLimits, ...clock }: MailerParts): Mailer {
  /** Offers an e-mail about an enquiry to those who did not get it yet, and did not refuse it. */
  async function deliverEnquiry(session: SmtpSession, { enquiry, recipients }: OutgoingMessage) {
    const done = new Set(recipients.filter(({ state }) => state !== 'waiting').map(({ address }) => address));
    const to = config.to.filter((address) => !done.has(address));
    if (to.length === 0) return [];
    return session.send({ from: config.from, to }, await encodeMessage(composeMessage(enquiry, siteUrl), config));
  }

  /** Tells the sender's own address who refused an e-mail. From nobody: what is refused of it is reported nowhere. */
  async function deliverNotice(session: SmtpSession, { enquiry, recipients }: OutgoingMessage) {
    const refused = recipients.filter(({ state }) => state === 'failed');
    const to = [config.from];
    const notice = composeNotice(enquiry, refused, siteUrl);
    return session.send({ from: '', to }, await encodeMessage(notice, { from: config.from, to }));
  }

  const worker = startOutboxWorker({
    outbox,
    log,
    ...clock,
    open: () => openSession(config, limits),
    deliver: (session, message) =>
      message.kind === 'notice' ? deliverNotice(session, message) : deliverEnquiry(session, message),
    canTell: (refused) => !refused.includes(config.from),
  });
  return {
    look: worker.look,
    close: worker.close,
    async health() {
      const counts = await outbox.counts();
      return { ...counts, delayed: counts.waiting > 0 && worker.isDelayed() };
    },
  };
}
