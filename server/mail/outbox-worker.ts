import type { Logger } from 'pino';
import type { Outbox, OutgoingMessage } from '../enquiries/store.ts';
import { type Delivery, ServerTrouble, type SmtpSession } from './smtp-session.ts';

/** How long a claimed e-mail is left to its worker, in milliseconds: several times as long as sending it may take. */
const leaseMs = 10 * 60_000;

/** The wait after the first failure of one e-mail, and the longest, in milliseconds. It doubles each time. */
const messageBackoffMs = { first: 60_000, longest: 6 * 60 * 60_000 };

/** The same after trouble that is not about one e-mail. Shorter: all of them wait. */
const serverBackoffMs = { first: 60_000, longest: 15 * 60_000 };

/** How often to look for what is due without being called: what failed before, or what another server left. */
const roundMs = 15_000;

/** How many e-mails may break off one after the other before that is taken for trouble of the server. */
const mostBroken = 2;

/** Sends what is in the outbox. */
export interface OutboxWorker {
  /** Looks whether anything is due, now rather than at the next round. */
  look(): void;
  /** Whether the mail server takes nothing for now. */
  isDelayed(): boolean;
  /** Stops after the e-mail that is being sent, if one is. */
  close(): Promise<void>;
}

/** What a worker needs. */
export interface OutboxWorkerParts {
  outbox: Outbox;
  /** Connects to the mail server. Rejects when that cannot be done. */
  open(): Promise<SmtpSession>;
  /** Offers one e-mail to those who are still to get it, as `SmtpSession.send` does. */
  deliver(session: SmtpSession, message: OutgoingMessage): Promise<Delivery[]>;
  /** Whether anybody can be told that these recipients refused an e-mail for good. */
  canTell(refused: string[]): boolean;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The time in milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds that pass whatever becomes of the time. */
  elapsed?: () => number;
  everyMs?: number;
}

/**
 * Sends e-mails one after the other on one connection, away from any request. Trouble of the mail server as a whole
 * keeps all of them waiting and is retried at growing intervals; a refusal of one e-mail concerns no other.
 *
 * An e-mail is sent once, but for one case: when this process, the store or the connection dies between the mail
 * server's yes and its note, it is sent again, under the same Message-ID.
 */
export function startOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { outbox, open, deliver, canTell, log, everyMs = roundMs } = parts;
  const { now = Date.now, elapsed = () => performance.now() } = parts;
  let closed = false;
  let called = false;
  let running: Promise<void> | undefined;
  /** The trouble of the mail server: how often in a row, and until when it is left alone. */
  let trouble = { times: 0, until: Number.NEGATIVE_INFINITY };
  /** The e-mails that broke off since one did not. */
  const broken = new Set<number>();

  async function suspend(reason: string) {
    const waitMs = backoff(serverBackoffMs, ++trouble.times);
    trouble.until = elapsed() + waitMs;
    log.warn({ reason, retrySeconds: waitMs / 1000 }, 'the mail server takes no e-mails');
    await outbox.noteTrouble(new Date(now()), reason);
  }

  /** A session that can take an e-mail: the one there is, else a new one; undefined when there is none to be had. */
  async function ready(session: SmtpSession | undefined): Promise<SmtpSession | undefined> {
    if (await session?.isUsable()) return session;
    try {
      return await open();
    } catch (error) {
      await suspend(reasonOf(error));
      return undefined;
    }
  }

  /** Sends what is due, until nothing is or the server takes nothing. */
  async function send() {
    let session: SmtpSession | undefined;
    let sent = 0;
    try {
      while (!closed && (await outbox.isDue(new Date(now())))) {
        const fresh = await ready(session);
        if (fresh !== session) sent = 0;
        session = fresh;
        if (!session) return;
        const message = await outbox.claim({ now: new Date(now()), leaseMs });
        if (!message) return;
        try {
          await settle(message, await deliver(session, message));
          broken.clear();
          trouble = { times: 0, until: Number.NEGATIVE_INFINITY };
          sent++;
        } catch (error) {
          if (error instanceof ServerTrouble) {
            await outbox.release(message);
            // One that has taken some may just want a new connection.
            if (sent === 0) return await suspend(reasonOf(error));
          } else {
            await putOff(message, reasonOf(error));
            broken.add(message.enquiry.id);
            if (broken.size >= mostBroken) return await suspend(reasonOf(error));
          }
          session.close();
          session = undefined;
        }
      }
    } finally {
      session?.close();
    }
  }

  /** Notes what the mail server said to an e-mail. */
  async function settle(message: OutgoingMessage, deliveries: Delivery[]) {
    const { kind, enquiry, attempt } = message;
    const at = new Date(now());
    const deferred = deliveries.filter(({ outcome }) => outcome === 'deferred');
    const refused = deliveries.filter(({ outcome }) => outcome === 'refused');
    const waitMs = backoff(messageBackoffMs, attempt);
    const notice = kind === 'enquiry' && refused.length > 0 && canTell(refused.map(({ address }) => address));
    await outbox.settle(message, {
      recipients: deliveries.map(({ address, outcome, reason }) => ({
        address,
        state: ({ sent: 'sent', deferred: 'waiting', refused: 'failed' } as const)[outcome],
        at: at.toISOString(),
        reason: reason && short(reason),
      })),
      reason: [...deferred, ...refused].map(({ reason }) => short(reason ?? ''))[0] ?? null,
      at,
      dueAt: deferred.length > 0 ? new Date(at.getTime() + waitMs) : null,
      notice,
    });
    const about = { enquiry: enquiry.id, kind, attempt };
    for (const { address, outcome, reason } of deliveries) {
      const to = { ...about, recipient: address, ...(reason && { reason: short(reason) }) };
      if (outcome === 'sent') log.info(to, 'e-mail sent');
      else if (outcome === 'refused') log.error(to, 'e-mail refused for good');
      else log.warn({ ...to, retrySeconds: waitMs / 1000 }, 'e-mail not sent');
    }
  }

  /** Notes that an e-mail broke off. */
  async function putOff(message: OutgoingMessage, reason: string) {
    const { kind, enquiry, attempt, recipients } = message;
    const waitMs = backoff(messageBackoffMs, attempt);
    const at = new Date(now());
    const dueAt = new Date(at.getTime() + waitMs);
    const waiting = recipients.filter(({ state }) => state === 'waiting');
    await outbox.settle(message, { recipients: waiting, reason, at, dueAt, notice: false });
    log.warn({ enquiry: enquiry.id, kind, attempt, reason, retrySeconds: waitMs / 1000 }, 'e-mail broke off');
  }

  async function run() {
    try {
      do {
        called = false;
        if (elapsed() >= trouble.until) await send();
      } while (called && !closed);
    } catch (err) {
      // The store is away; so is what it holds, until the next round.
      log.error({ err }, 'the outbox does not answer');
    }
  }

  function look() {
    called = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  const round = setInterval(look, everyMs);
  round.unref();
  look();
  return {
    look,
    isDelayed: () => trouble.times > 0,
    async close() {
      closed = true;
      clearInterval(round);
      await running;
    },
  };
}

function backoff({ first, longest }: typeof messageBackoffMs, times: number): number {
  return Math.min(longest, first * 2 ** Math.max(0, times - 1));
}

const short = (reason: string) => reason.slice(0, 500);

function reasonOf(error: unknown): string {
  return short((error as Error).message);
}
