import { createHash } from 'node:crypto';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';

/** Why an enquiry is kept apart from the others: the sign by which a bot was recognised (`too-fast` only on old ones). */
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
  /** Only those that arrived at this time or later. */
  since?: Date | undefined;
  /** Only those that arrived before this time. */
  before?: Date | undefined;
  /** Only those of this project type, in capitals or small letters. */
  projectType?: string | undefined;
}

/** What the server adds to an enquiry when it keeps it. */
export interface Reception {
  held: Held | null;
  at: Date;
  /** Whether to put an e-mail about it in the outbox, unless it is held. */
  mail?: boolean;
}

/** What became of an enquiry given to a store. */
export interface Added {
  id: number;
  created_at: string;
  isNew: boolean;
}

/** How long the same five fields count as the same enquiry, in milliseconds. */
export const sameEnquiryMs = 24 * 60 * 60 * 1000;

/**
 * Where enquiries are kept. Every method rejects when the store cannot answer.
 *
 * Texts come back exactly as they were given, whatever they hold, but for what `storable` changes.
 */
export interface EnquiryStore {
  /**
   * Keeps an enquiry; once this resolves it is on disk. The same five fields within `sameEnquiryMs` are
   * the same enquiry (a double click, or a retry after a lost answer): nothing is added, and the first
   * one's id and time come back. A held one never stands for one that is not held.
   */
  add(enquiry: Enquiry, reception: Reception): Promise<Added>;
  /** The newest enquiries, newest first, at most `limit` of them. */
  list(filter: EnquiryFilter & { limit: number }): Promise<StoredEnquiry[]>;
  /** How many enquiries there are. */
  count(filter: EnquiryFilter): Promise<number>;
  /** One enquiry, held or not; undefined when there is none of that id. */
  get(id: number): Promise<StoredEnquiry | undefined>;
  /** Every enquiry, oldest first, without holding them all in memory. */
  each(filter: EnquiryFilter): AsyncIterable<StoredEnquiry>;
  /** Removes enquiries and their e-mails for good, held or not: their words are gone from the store's files too. Resolves to how many there were. */
  remove(ids: number[]): Promise<number>;
  /** Writes to the disk, and changes nothing. */
  probe(): Promise<void>;
  /** The e-mails that are to be sent. */
  outbox: Outbox;
  /** Closes the store; it cannot be used afterwards. */
  close(): Promise<void>;
}

/** The kind of an e-mail: to the agency about an enquiry, or to its own sender when that one was refused for good. */
export type MessageKind = 'enquiry' | 'notice';

/** The delivery state of an e-mail for one recipient. */
export interface RecipientState {
  address: string;
  /** Sent; waiting to be tried again; or failed: refused for good. */
  state: 'sent' | 'waiting' | 'failed';
  /** When it got this state: ISO 8601, UTC. */
  at: string;
  /** What the mail server said, unless the e-mail was sent. */
  reason: string | null;
}

/** An e-mail taken from the outbox to be sent. */
export interface OutgoingMessage {
  kind: MessageKind;
  enquiry: StoredEnquiry;
  /** Which attempt this is, from 1. */
  attempt: number;
  /** What became of the e-mail about this enquiry so far, for those that it was offered for. */
  recipients: RecipientState[];
}

/** The result of one attempt. */
export interface AttemptResult {
  /** The delivery states of the recipients that it was offered for. */
  recipients: RecipientState[];
  /** Why it waits or will never be sent, if not all of it was sent. */
  reason: string | null;
  at: Date;
  /** When to try again; null for never. */
  dueAt: Date | null;
  /** Whether to put an e-mail to the sender in, that this one was refused. */
  notice: boolean;
}

/** The delivery state of the e-mail about an enquiry. */
export interface MessageState {
  attempts: number;
  /** Whether it is still to be sent to somebody. */
  waits: boolean;
  /** When it was finished: ISO 8601, UTC; null while it waits. */
  done_at: string | null;
  /** Why it waits. */
  last_error: string | null;
  recipients: RecipientState[];
}

/** How many e-mails about enquiries went to an address, wait for it, and were refused for good. */
export interface RecipientTally {
  address: string;
  sent: number;
  waiting: number;
  failed: number;
}

/**
 * How far in the future an e-mail may have been scheduled, in milliseconds, as the clocks of several servers differ a
 * little. What was scheduled later than that was so by a clock that has jumped back since; it is due now.
 */
export const clockSkewMs = 5 * 60_000;

/**
 * The e-mails to be sent, at most one of a kind an enquiry. They are put in with their enquiry, all or nothing, and
 * stay until nobody waits for them. Several servers may take from it: the one that claims an e-mail has it alone until the
 * lease ends.
 */
export interface Outbox {
  /** Whether any e-mail is due. */
  isDue(now: Date): Promise<boolean>;
  /** Takes the e-mail that is due longest; nobody else gets it before `leaseMs` have passed. */
  claim(options: { now: Date; leaseMs: number }): Promise<OutgoingMessage | undefined>;
  /**
   * Records the result of an attempt. A late result, from a worker whose lease has expired, is recorded for
   * recipients only: an e-mail that was sent never waits again.
   */
  settle(message: OutgoingMessage, result: AttemptResult): Promise<void>;
  /** Gives an e-mail back that could not even be tried, due at once, as if it had not been claimed. */
  release(message: OutgoingMessage): Promise<void>;
  /** Notes of all that is due why none of it can be sent. */
  noteTrouble(now: Date, reason: string): Promise<void>;
  /** Puts an enquiry's e-mail in (again) for everybody, due now. Resolves to false when there is no such enquiry. */
  resend(id: number, now: Date): Promise<boolean>;
  /** The delivery state of the e-mail about an enquiry; undefined when there is none. */
  state(id: number): Promise<MessageState | undefined>;
  /** How many enquiries' e-mails wait to be sent, and how many were refused for good for somebody. */
  counts(): Promise<{ waiting: number; failed: number }>;
  /** The same by recipient, in the order of their addresses. */
  tally(): Promise<RecipientTally[]>;
}

/** The columns of an enquiry, in the order in which everything shows them. */
export const columns = ['id', 'created_at', ...enquiryFields, 'held'] as const;

/**
 * The five fields as every store holds them: the e-mail address without the spaces around it, so that it is found again;
 * half of a surrogate pair, which has no encoding, and NUL, which PostgreSQL refuses, become U+FFFD. Neither is ever
 * typed.
 */
export function storable(enquiry: Enquiry): Enquiry {
  const fields = { ...enquiry, email: enquiry.email.trim() };
  return Object.fromEntries(
    enquiryFields.map((field) => [field, fields[field].toWellFormed().replaceAll('\0', '\ufffd')]),
  ) as Enquiry;
}

/** The same for the same five fields, and different for any others. */
export function fingerprintOf(enquiry: Enquiry): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(enquiryFields.map((field) => enquiry[field])))
    .digest();
}
