import Table from 'cli-table3';
import { agency } from '../../src/content/agency.ts';
import { enquiryFields, shortFields } from '../../src/enquiry/schema.ts';
import { asLocalTime } from '../local-time.ts';
import type { StoredEnquiry } from './store.ts';

/** How the agency reads each field that is written on one line: its name, and its share of a table's width. */
const shortColumns: Record<(typeof shortFields)[number], { head: string; share: number }> = {
  full_name: { head: 'Name', share: 0.2 },
  email: { head: 'E-mail', share: 0.24 },
  project_type: { head: 'Project', share: 0.16 },
  contact: { head: 'Phone', share: 0.16 },
};
const names = shortFields.map((field) => shortColumns[field].head);

/** Draws enquiries as a table, a line each, in at most `width` columns of a terminal (but never under 60). */
export function asTable(enquiries: StoredEnquiry[], width: number): string {
  const idWidth = Math.max(2, ...enquiries.map(({ id }) => String(id).length)) + 2;
  // September is the longest of the short months.
  const dateWidth = asLocalTime('2026-09-30T08:34:00Z').length + 2;
  const borders = shortFields.length + 4;
  const left = Math.max(60, width) - idWidth - dateWidth - borders;
  const shares = shortFields
    .map((field) => shortColumns[field].share)
    .map((share) => Math.max(4, Math.floor(left * share)));
  const message = Math.max(4, left - shares.reduce((sum, share) => sum + share));
  const table = new Table({
    head: ['Id', 'Received', ...names, 'Message'],
    colWidths: [idWidth, dateWidth, ...shares, message],
    style: { head: [], border: [], compact: true },
  });
  for (const enquiry of enquiries) {
    const texts = enquiryFields.map((field) => visible(enquiry[field].replace(/\s+/g, ' ').trim()));
    table.push([enquiry.id, asLocalTime(enquiry.created_at), ...texts]);
  }
  return table.toString();
}

/** Writes one enquiry out in full, its message line by line. */
export function asDetails(enquiry: StoredEnquiry): string {
  const { id, created_at, message, held } = enquiry;
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const lines = [
    `Enquiry ${id}, ${asLocalTime(created_at)} in ${agency.city}`,
    ...(held
      ? [
          `${'Held:'.padEnd(width)}${held === 'honeypot' ? 'a field that people cannot see was filled in' : 'sent faster than a person can type'}`,
        ]
      : []),
    ...shortFields.map((field) => `${`${shortColumns[field].head}:`.padEnd(width)}${visible(enquiry[field])}`),
    'Message:',
    ...message.split(/\r\n|\r|\n/).map((line) => `  ${visible(line)}`),
  ];
  return lines.join('\n');
}

/**
 * A text whose control characters, and those that change the direction of writing, are made visible, so
 * that nothing a visitor sent can run in a terminal or disguise itself there. ESC becomes ␛.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '␡' : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
