import type { Logger } from 'pino';
import type { Deliveries, Delivery, Recipient } from '../store/deliveries.ts';
import type { ChannelName } from '../store/schema.ts';

/** Failure of a delivery. It is retried unless it is final. */
export class DeliveryError extends Error {
  /** True if the recipient will never accept this delivery. */
  readonly isFinal: boolean;
  /** True if the failure concerns the whole channel, so that its other deliveries wait as well. */
  readonly isOutage: boolean;
  /** Time (ms) that the recipient asks to wait. */
  readonly retryAfterMs: number;

  constructor(message: string, { isFinal = false, isOutage = false, retryAfterMs = 0 } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.isOutage = isOutage;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Way to deliver submissions: email or webhook. */
export interface Channel {
  name: ChannelName;
  /** Email addresses, or the host of a webhook. */
  recipients: string[];
  /** Resolves to the recipient's response once it has accepted the delivery. */
  deliver(delivery: Pick<Delivery, 'submission' | 'target'>, signal: AbortSignal): Promise<string>;
  /** Closes idle connections. Called when nothing is due. */
  closeIdle?(): void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const deliveryTimeoutMs = 2 * minuteMs;
/** Time (ms) for which a claimed delivery belongs to its worker. */
const leaseMs = 10 * minuteMs;

/** Interval (ms) at which a worker looks for due deliveries. */
const pollMs = 10_000;

/** Time (ms) after which a delivery that still fails is given up. */
const giveUpMs = 72 * hourMs;

/** Longest time (ms) that an outage stops the whole channel, unless the recipient asks for more. */
const maxOutageMs = 15 * minuteMs;

/** Returns the wait (ms) after a number of failures: 10 s, doubled each time, at most an hour. */
const backOff = (failures: number) => Math.min(hourMs, 10_000 * 2 ** (failures - 1));

/** Options of `startWorker`. Times are in ms. */
export interface WorkerOptions {
  channel: Channel;
  deliveries: Deliveries;
  /** Recipient of a notice when a delivery has failed. */
  notice?: Recipient | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => number;
  everyMs?: number;
  timeoutMs?: number;
}

/**
 * Starts to deliver what is queued for a channel, one delivery after the other. A delivery is repeated only if this
 * process or the store stops after the recipient has accepted it and before that is recorded.
 */
export function startWorker({
  channel,
  deliveries,
  notice,
  log,
  now = Date.now,
  everyMs = pollMs,
  timeoutMs = deliveryTimeoutMs,
}: WorkerOptions) {
  const stop = new AbortController();
  let outage = { failures: 0, until: 0 };
  let isRequested = false;
  let running: Promise<void> | undefined;

  async function attemptDelivery(delivery: Delivery) {
    const { id, submission, target, attempt } = delivery;
    const logFields = { channel: channel.name, enquiry: submission.id, target, attempt };
    try {
      await channel.deliver(delivery, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      return handleFailure(delivery, error as Error, logFields);
    }
    outage = { failures: 0, until: 0 };
    await deliveries.settle(id, attempt, { state: 'sent', reason: null, at: new Date(now()), dueAt: null });
    log.info(logFields, 'delivered');
  }

  async function handleFailure({ id, attempt, queued_at }: Delivery, error: Error, logFields: object) {
    const reason = error.message.slice(0, 500);
    const { isFinal, isOutage, retryAfterMs } = error instanceof DeliveryError ? error : new DeliveryError(reason);
    const at = new Date(now());
    const minWaitMs = Math.min(retryAfterMs, hourMs);
    const dueAt = new Date(at.getTime() + Math.max(backOff(attempt), minWaitMs));
    const isGivenUp = dueAt.getTime() > Date.parse(queued_at) + giveUpMs;
    if (isFinal || isGivenUp) {
      await deliveries.settle(id, attempt, { state: 'failed', reason, at, dueAt: null, notice });
      return log.error({ ...logFields, reason }, isFinal ? 'delivery refused' : 'delivery given up after three days');
    }
    await deliveries.settle(id, attempt, { state: 'waiting', reason, at, dueAt });
    log.warn({ ...logFields, reason, retryAt: dueAt }, 'not delivered');
    if (!isOutage) return;
    const failures = outage.failures + 1;
    const pauseMs = Math.max(Math.min(backOff(failures), maxOutageMs), minWaitMs);
    outage = { failures, until: at.getTime() + pauseMs };
  }

  /**
   * Returns false while an outage pauses the channel. A pause that would last more than an hour is ignored: it means
   * that the clock was set back.
   */
  const canDeliver = () => now() >= outage.until || outage.until - now() > hourMs;

  async function run() {
    try {
      do {
        isRequested = false;
        while (!stop.signal.aborted && canDeliver()) {
          const delivery = await deliveries.claim({ channel: channel.name, now: new Date(now()), leaseMs });
          if (!delivery) break;
          await attemptDelivery(delivery);
        }
      } while (isRequested && !stop.signal.aborted);
      channel.closeIdle?.();
    } catch (err) {
      log.error({ err }, 'the deliveries could not be read from or written to the database');
    }
  }

  function deliverNow() {
    isRequested = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(deliverNow, everyMs);
  timer.unref();
  deliverNow();
  return {
    /** Looks for due deliveries at once. */
    deliverNow,
    /** Stops after the delivery that is being made. */
    async close() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}
