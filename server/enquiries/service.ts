import type { Logger } from 'pino';
import { siteMessages } from '../../src/content/site-messages.ts';
import { type Reply, type ReplyErrors, replySchema } from '../../src/lib/enquiry/reply.ts';
import { checkForm, enquirySchema, honeypotField } from '../../src/lib/enquiry/rules.ts';
import type { SubmissionResult } from '../../src/lib/enquiry/submission-result.ts';
import type { Recipient } from '../store/deliveries.ts';
import type { NewSubmission, SubmissionStore } from '../store/store.ts';
import { posts } from './posts.ts';

/** Rate limits of a visitor's network address. Each method counts a call and resolves to the seconds to wait, or 0. */
export interface ClientLimits {
  /** Counts everything that is sent. */
  perMinute(): Promise<number>;
  /** Counts valid submissions. */
  perDay(): Promise<number>;
}

/** Limits that are never reached. */
export const unlimited: ClientLimits = { perMinute: async () => 0, perDay: async () => 0 };

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** Value of Retry-After (s) if a submission could not be stored. */
const unavailableSeconds = 10;

/** Options of `createSubmissionService`. */
export interface SubmissionServiceOptions {
  store: Pick<SubmissionStore, 'add'>;
  /** Returns the recipients of an enquiry, or of a reply to a post. */
  recipientsOf?: (post?: string) => Recipient[];
  /** Starts the deliveries that are due. */
  deliverNow?: () => void;
  log: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
}

const enquiryForm = enquirySchema(siteMessages.enquiryForm.errors);
const replyForm = replySchema({ ...siteMessages.enquiryForm.errors, ...siteMessages.blog.reply.errors }, (id) =>
  posts.has(id),
);

/** Creates the service that validates and stores submissions, from the API and from the forms without script. */
export function createSubmissionService({
  store,
  recipientsOf = () => [],
  deliverNow = () => {},
  log,
  now = Date.now,
}: SubmissionServiceOptions) {
  /**
   * Applies the limits and stores a checked submission. Resolves to `unavailable` if a limit is reached or the store
   * fails. With a filled-in honeypot it is stored as spam.
   */
  async function limitAndStore<Errors>(
    { perMinute, perDay }: ClientLimits,
    checked: { submission: NewSubmission } | { errors: Errors },
    input: unknown,
  ): Promise<SubmissionResult<Errors>> {
    const untilNextMinute = await perMinute();
    if (untilNextMinute > 0) return { outcome: 'unavailable', status: 429, retryAfter: untilNextMinute };
    if ('errors' in checked) return { outcome: 'invalid', errors: checked.errors };
    const untilNextDay = await perDay();
    if (untilNextDay > 0) return { outcome: 'unavailable', status: 429, retryAfter: untilNextDay };

    const { submission } = checked;
    const honeypot = typeof input === 'object' && input !== null ? Reflect.get(input, honeypotField) : undefined;
    const spam = typeof honeypot === 'string' && honeypot.trim() !== '' ? 'honeypot' : null;
    try {
      const recipients = recipientsOf(submission.post);
      const { id, isNew } = await store.add(submission, { spam, at: new Date(now()), recipients });
      if (isNew && !spam) deliverNow();
      log.info({ enquiry: id, isNew, spam }, 'enquiry stored');
      // Spam gets the same response, so that a bot learns nothing.
      return { outcome: 'stored' };
    } catch (err) {
      log.error({ err }, 'enquiry not stored');
      return { outcome: 'unavailable', status: 503, retryAfter: unavailableSeconds };
    }
  }

  return {
    /** Validates and stores an enquiry: five fields and the honeypot. */
    receiveEnquiry(input: unknown, rateLimits: ClientLimits): Promise<SubmissionResult> {
      const checked = checkForm(enquiryForm, input);
      return limitAndStore(rateLimits, checked.ok ? { submission: checked.texts } : checked, input);
    },
    /** Validates and stores a reply to an article: five fields and the honeypot. */
    receiveReply(input: unknown, rateLimits: ClientLimits): Promise<SubmissionResult<ReplyErrors>> {
      const checked = checkForm(replyForm, input);
      return limitAndStore(rateLimits, checked.ok ? { submission: asSubmission(checked.texts) } : checked, input);
    },
  };
}

function asSubmission({ comment, ...reply }: Reply): NewSubmission {
  return { ...reply, kind: 'reply', message: comment };
}
