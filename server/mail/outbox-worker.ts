import type { Logger } from 'pino';
import type { Outbox, OutgoingMail } from '../enquiries/store.ts';

/** How long a claimed e-mail is left to its postman, in milliseconds: longer than any attempt to send it takes. */
const leaseMs = 15 * 60_000;

/** The wait after the first failure, and the longest, in milliseconds. It doubles each time; nothing is ever given up. */
const backoffMs = { first: 60_000, longest: 6 * 60 * 60_000 };

/** How often to look for what is due without being called: what failed before, or what another server left. */
const roundMs = 15_000;

/** That the mail server refused this one e-mail; others may still be sent. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Sends what is in the outbox. */
export interface Postman {
  /** Looks whether anything is due, now rather than at the next round. */
  look(): void;
  /** Stops after the e-mail that is being sent, if one is. */
  close(): Promise<void>;
}

/** What a postman needs. */
export interface PostmanParts {
  outbox: Outbox;
  /** Sends one e-mail. Rejects with `Refused` when only this one cannot be sent, otherwise when none can. */
  send(mail: OutgoingMail): Promise<void>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The time in milliseconds since 1970. */
  now?: () => number;
  everyMs?: number;
}

/**
 * Sends e-mails one after the other, away from any request. An e-mail is sent once, but for one case: when this
 * process or the store dies between the mail server's yes and its note, it is sent again when the lease ends.
 */
export function createPostman({ outbox, send, log, now = Date.now, everyMs = roundMs }: PostmanParts): Postman {
  let closed = false;
  let called = false;
  let walking: Promise<void> | undefined;

  /** Sends one e-mail; resolves to whether to go on with the next. */
  async function deliver(mail: OutgoingMail): Promise<boolean> {
    const { id } = mail.enquiry;
    try {
      await send(mail);
    } catch (error) {
      const waitMs = Math.min(backoffMs.longest, backoffMs.first * 2 ** (mail.attempt - 1));
      const reason = (error as Error).message.slice(0, 500);
      await outbox.failed(id, { reason, dueAt: new Date(now() + waitMs) });
      log.warn({ enquiry: id, attempt: mail.attempt, reason, retrySeconds: waitMs / 1000 }, 'e-mail not sent');
      return error instanceof Refused;
    }
    await outbox.sent(id, new Date(now()));
    log.info({ enquiry: id, attempt: mail.attempt }, 'e-mail sent');
    return true;
  }

  async function walk() {
    try {
      do {
        called = false;
        for (let goOn = true; goOn && !closed; ) {
          const mail = await outbox.claim({ now: new Date(now()), leaseMs });
          goOn = mail !== undefined && (await deliver(mail));
        }
      } while (called && !closed);
    } catch (err) {
      // The store is away; so is what it holds, until the next round.
      log.error({ err }, 'the outbox does not answer');
    }
  }

  function look() {
    called = true;
    walking ??= walk().finally(() => {
      walking = undefined;
    });
  }

  const round = setInterval(look, everyMs);
  round.unref();
  look();
  return {
    look,
    async close() {
      closed = true;
      clearInterval(round);
      await walking;
    },
  };
}
