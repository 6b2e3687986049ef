import Table from 'cli-table3';
import { agency } from '../../src/content/agency.ts';
import { asLocalTime } from '../local-time.ts';
import type { StoredEnquiry } from './store.ts';

/** Draws enquiries as a table, a line each, in at most `width` columns of a terminal (but never under 60). */
export function asTable(enquiries: StoredEnquiry[], width: number): string {
  const idWidth = Math.max(2, ...enquiries.map(({ id }) => String(id).length)) + 2;
  // September is the longest of the short months.
  const dateWidth = asLocalTime('2026-09-30T08:34:00Z').length + 2;
  const borders = 8;
  const left = Math.max(60, width) - idWidth - dateWidth - borders;
  const shares = [0.2, 0.24, 0.16, 0.16].map((share) => Math.max(4, Math.floor(left * share)));
  const message = Math.max(4, left - shares.reduce((sum, share) => sum + share));
  const table = new Table({
    head: ['Id', 'Received', 'Name', 'E-mail', 'Project', 'Phone', 'Message'],
    colWidths: [idWidth, dateWidth, ...shares, message],
    style: { head: [], border: [], compact: true },
  });
  for (const { id, created_at, full_name, email, project_type, contact, message } of enquiries) {
    const texts = [full_name, email, project_type, contact, message].map((text) =>
      visible(text.replace(/\s+/g, ' ').trim()),
    );
    table.push([id, asLocalTime(created_at), ...texts]);
  }
  return table.toString();
}

/** Writes one enquiry out in full, its message line by line. */
export function asDetails(enquiry: StoredEnquiry): string {
  const { id, created_at, full_name, email, project_type, contact, message, held } = enquiry;
  const lines = [
    `Enquiry ${id}, ${asLocalTime(created_at)} in ${agency.city}`,
    ...(held
      ? [
          `Held:    ${held === 'honeypot' ? 'a field that people cannot see was filled in' : 'sent faster than a person can type'}`,
        ]
      : []),
    `Name:    ${visible(full_name)}`,
    `E-mail:  ${visible(email)}`,
    `Project: ${visible(project_type)}`,
    `Phone:   ${visible(contact)}`,
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
