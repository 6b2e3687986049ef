import type { EnquiryErrors } from './rules.ts';

/** Result of a submitted enquiry or reply. Waiting times are in seconds. */
export type SubmissionResult<Errors = EnquiryErrors> =
  /** The submission is on disk, from this or an earlier request. */
  | { outcome: 'stored' }
  | { outcome: 'invalid'; errors: Errors }
  /** The client is over its rate limit, or the submission could not be stored: the visitor may try again. */
  | { outcome: 'unavailable'; status: 429 | 503; retryAfter: number };
