import { createHash } from 'node:crypto';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';

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
 * Texts come back exactly as they were given, whatever they hold, but for what `storable` replaces.
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
  /** The ids of every enquiry, held or not, that came with an e-mail address, in capitals or small letters. */
  idsOf(email: string): Promise<number[]>;
  /** Removes enquiries and their e-mails for good, held or not: their words are gone from the store's files too. Resolves to how many there were. */
  remove(ids: number[]): Promise<number>;
  /** The e-mails that are to be sent. */
  outbox: Outbox;
  /** Lets go of the store; nothing may be asked of it afterwards. */
  close(): Promise<void>;
}

/** An e-mail to the agency about an enquiry, taken from the outbox to be sent. */
export interface OutgoingMail {
  enquiry: StoredEnquiry;
  /** The how manieth attempt this is, from 1. */
  attempt: number;
}

/** How an e-mail about an enquiry fares. */
export interface MailState {
  attempts: number;
  /** ISO 8601, UTC; null while it waits. */
  sent_at: string | null;
  /** Why the last attempt failed. */
  last_error: string | null;
}

/**
 * The e-mails to be sent, one an enquiry. They are put in with their enquiry, all or nothing, and stay until they are
 * sent. Several servers may take from it: whoever claims an e-mail has it alone until the lease ends.
 */
export interface Outbox {
  /** Takes the e-mail that is due longest; nobody else gets it before `leaseMs` have passed. */
  claim(options: { now: Date; leaseMs: number }): Promise<OutgoingMail | undefined>;
  /** Notes that an e-mail was sent; it is not due again. */
  sent(id: number, at: Date): Promise<void>;
  /** Notes why an e-mail could not be sent, and when to try again. */
  failed(id: number, failure: { reason: string; dueAt: Date }): Promise<void>;
  /** Puts an enquiry's e-mail in (again), due now. Resolves to false when there is no such enquiry. */
  resend(id: number, now: Date): Promise<boolean>;
  /** How an enquiry's e-mail fares; undefined when there is none. */
  state(id: number): Promise<MailState | undefined>;
  /** How many e-mails wait to be sent. */
  waiting(): Promise<number>;
}

/** The columns of an enquiry, in the order in which everything shows them. */
export const columns = ['id', 'created_at', ...enquiryFields, 'held'] as const;

/**
 * The five fields as every store can hold them: half of a surrogate pair, which has no encoding, and NUL, which
 * PostgreSQL refuses, become U+FFFD. Neither is ever typed.
 */
export function storable(enquiry: Enquiry): Enquiry {
  return Object.fromEntries(
    enquiryFields.map((field) => [field, enquiry[field].toWellFormed().replaceAll('\0', '\ufffd')]),
  ) as Enquiry;
}

/** The same for the same five fields, and different for any others. */
export function fingerprintOf(enquiry: Enquiry): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(enquiryFields.map((field) => enquiry[field])))
    .digest();
}
