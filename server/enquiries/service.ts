import type { Logger } from 'pino';
import { words } from '../../src/content/words.ts';
import { checkEnquiry, type EnquiryErrors } from '../../src/enquiry/schema.ts';
import { createLimiter, type SenderCounts } from './limiter.ts';
import type { EnquiryStore, Held } from './store.ts';

/** Who sends an enquiry. */
export interface Sender {
  /** The IP address; used to limit how much one sends, and never kept. */
  address: string;
}

/** What became of an enquiry. Waiting times are in seconds. */
export type Receipt =
  /** It is on disk (or it is one that already was). */
  | { outcome: 'kept' }
  /** It breaks rules; nothing was kept. */
  | { outcome: 'invalid'; errors: EnquiryErrors }
  /** This address sends too many; nothing was kept. */
  | { outcome: 'too-many'; retryAfter: number }
  /** It is fine but could not be kept; worth trying again. */
  | { outcome: 'unavailable'; retryAfter: number };

/** The one way in for enquiries, however they are sent. */
export interface EnquiryService {
  /**
   * Takes what was sent, whatever it is: the five fields, and perhaps `website`, a trap that people leave empty.
   * Never rejects.
   */
  receive(input: unknown, sender: Sender): Promise<Receipt>;
}

/** How long to wait before trying a store again that failed, in seconds. */
const unavailableSeconds = 10;

/** What the service needs. */
export interface EnquiryServiceParts {
  store: Pick<EnquiryStore, 'add'>;
  /** How many enquiries an address may send a minute; 0: any number. */
  limit: number;
  /** Counts senders together with other servers. */
  senders?: SenderCounts | undefined;
  /** Called when an enquiry is kept whose e-mail now waits in the outbox; without it there are no e-mails. */
  mailWaits?: (() => void) | undefined;
  log: Pick<Logger, 'info' | 'error'>;
  /** The time in milliseconds since 1970. */
  now?: () => number;
}

/** Makes the service. */
export function createEnquiryService({
  store,
  limit,
  senders,
  mailWaits,
  log,
  now = Date.now,
}: EnquiryServiceParts): EnquiryService {
  const limiter = createLimiter(limit, now, senders);
  return {
    async receive(input, sender) {
      const retryAfter = await limiter.secondsToWait(sender.address);
      if (retryAfter > 0) return { outcome: 'too-many', retryAfter };

      const checked = checkEnquiry(input, words.enquiryForm.rules);
      if (!checked.ok) return { outcome: 'invalid', errors: checked.errors };

      const held = suspicion(input as Record<string, unknown>);
      try {
        const { id, isNew } = await store.add(checked.enquiry, { held, at: new Date(now()), mail: Boolean(mailWaits) });
        if (isNew && !held) mailWaits?.();
        log.info({ enquiry: id, isNew, held }, 'enquiry kept');
        // A bot is answered as anyone else, so that it learns nothing.
        return { outcome: 'kept' };
      } catch (err) {
        log.error({ err }, 'enquiry not kept');
        return { outcome: 'unavailable', retryAfter: unavailableSeconds };
      }
    },
  };
}

/** What makes an enquiry look like a bot's, if anything does. */
function suspicion({ website }: Record<string, unknown>): Held | null {
  return typeof website === 'string' && website.trim() !== '' ? 'honeypot' : null;
}
