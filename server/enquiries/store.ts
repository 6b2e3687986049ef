import type { Enquiry } from '../../src/enquiry/schema.ts';

/** Why an enquiry is kept apart from the others: what a simple bot gave itself away by. */
export type Held = 'honeypot' | 'too-fast';

/** An enquiry as it is kept: the five fields as sent, and what the server adds. */
export interface StoredEnquiry extends Enquiry {
  /** Counts up from 1 and is never used twice. */
  id: number;
  /** When it arrived: ISO 8601, UTC. */
  created_at: string;
  held: Held | null;
}

/** Which enquiries to read. */
export interface EnquiryFilter {
  /** True for only the held ones, otherwise only the others. */
  held?: boolean;
}

/** How long the same five fields count as the same enquiry, in milliseconds. */
export const sameEnquiryMs = 24 * 60 * 60 * 1000;

/**
 * Where enquiries are kept. Every method rejects when the store cannot answer.
 *
 * Texts come back exactly as they were given, whatever they hold. The one exception is half of a
 * surrogate pair, which has no meaning and no encoding: it becomes U+FFFD.
 */
export interface EnquiryStore {
  /**
   * Keeps an enquiry; once this resolves it is on disk. The same five fields within `sameEnquiryMs` are
   * the same enquiry (a double click, or a retry after a lost answer): nothing is added, and the first
   * one's id and time come back. A held one never stands for one that is not held.
   */
  add(enquiry: Enquiry, meta: { held: Held | null; at: Date }): Promise<Added>;
  /** The newest enquiries, newest first, at most `limit` of them. */
  list(filter: EnquiryFilter & { limit: number }): Promise<StoredEnquiry[]>;
  /** How many enquiries there are. */
  count(filter: EnquiryFilter): Promise<number>;
  /** One enquiry, held or not; undefined when there is none of that id. */
  get(id: number): Promise<StoredEnquiry | undefined>;
  /** Every enquiry, oldest first, without holding them all in memory. */
  each(filter: EnquiryFilter): AsyncIterable<StoredEnquiry>;
  /** Lets go of the store; nothing may be asked of it afterwards. */
  close(): Promise<void>;
}

/** What became of an enquiry given to a store. */
export interface Added {
  id: number;
  created_at: string;
  isNew: boolean;
}
