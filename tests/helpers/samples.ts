/** Samples of enquiries, replies and texts for unit tests and benchmarks. */
import type { StoredSubmission } from '../../server/store/schema.ts';
import type { Reply } from '../../src/lib/enquiry/reply.ts';
import type { Enquiry } from '../../src/lib/enquiry/rules.ts';

/** Returns a valid enquiry with the changes of a test. */
export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    full_name: 'Amélie Haddad',
    email: 'amelie@example.com',
    project_type: 'Branding',
    contact: '0501234567',
    message: 'We open a hotel in May and need a name for it.',
    ...changes,
  };
}

/** Returns a valid reply to a post of that id, with the changes of a test. */
export function aReply(post: string, changes: Partial<Reply> = {}): Reply {
  return {
    full_name: 'Leïla Haddad',
    email: 'leila@haddad.example',
    website: 'https://haddad.example/boats',
    comment: 'Well said.',
    post,
    ...changes,
  };
}

/** Returns a stored enquiry with the changes of a test. */
export function aStoredEnquiry(changes: Partial<StoredSubmission> = {}): StoredSubmission {
  return {
    id: 7,
    created_at: '2026-03-15T21:30:00.000Z',
    kind: 'enquiry',
    spam: null,
    website: '',
    post: '',
    ...anEnquiry(),
    ...changes,
  };
}

/** Fields that a reply has in place of a project type and a contact number. */
export const replyFields = {
  kind: 'reply',
  project_type: '',
  contact: '',
  website: 'https://haddad.example',
  post: 'count-the-calls',
} as const;

/** Texts that are difficult to store, print or export. */
export const hostileTexts = [
  '=HYPERLINK("https://example.com";"click")',
  '+971501234567',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '<script>alert(1)</script>',
  `Robert'); DROP TABLE enquiries;--`,
  '"quoted", with commas; and \\backslashes\\',
  'line one\nline two\r\nline three',
  '\u001b[2J\u001b]0;owned\u0007',
  'before\u0001after',
  '\u202egnp.exe',
  '\ufeff  spaces around  ',
  '😀👩‍👩‍👧‍👦 سلام 新しいサイト',
];
