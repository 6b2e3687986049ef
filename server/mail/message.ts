import { readFileSync } from 'node:fs';
import { agency } from '../../src/content/agency.ts';
import { words } from '../../src/content/words.ts';
import { shortFields } from '../../src/enquiry/schema.ts';
import { fill } from '../../src/i18n/fill.ts';
import { readTokens } from '../../src/styles/tokens.ts';
import type { RecipientState, StoredEnquiry } from '../enquiries/store.ts';
import { visible } from '../enquiries/table.ts';
import { asLocalTime } from '../local-time.ts';

/** The colours of the site. */
const colours = readTokens(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'), 'paper');
const [ink, quiet, accent] = ['ink', 'quiet', 'signal'].map((name) => colours.get(name));

/** An e-mail without its sender and recipients. */
export interface Message {
  /** The same at every attempt, so that a mail server that was given it twice can tell. */
  messageId: string;
  subject: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  text: string;
  html?: string;
}

/**
 * Writes the e-mail about an enquiry. `siteUrl` is the origin of the site. What a visitor sent stands in no header but
 * as one line, and in the HTML as text only.
 */
export function composeMessage(enquiry: StoredEnquiry, siteUrl: string) {
  const { id, created_at, full_name, email, project_type, message } = enquiry;
  const name = oneLine(full_name);
  const { host } = new URL(siteUrl);
  const said = words.mail.enquiry;
  const rows = [
    // What was left empty has no line.
    ...shortFields
      .filter((field) => enquiry[field].trim())
      .map((field) => [said[field], oneLine(enquiry[field])] as const),
    [said.received, fill(said.time, { time: asLocalTime(created_at), city: agency.city })] as const,
  ];
  const lines = message.split(/\r\n|\r|\n/).map(visible);
  const footer = fill(said.footer, { id, host, name });
  const labelWidth = Math.max(...rows.map(([label]) => label.length)) + 2;
  return {
    messageId: messageId('enquiry', enquiry, host),
    subject: fill(said.subject, { id, project: oneLine(project_type), name }),
    replyTo: { name, address: oneLine(email) },
    text: [
      ...rows.map(([label, value]) => `${`${label}:`.padEnd(labelWidth)}${value}`),
      '',
      ...lines,
      '',
      '-- ',
      footer,
    ].join('\n'),
    html: [
      `<!doctype html><html lang="${agency.locale}"><body style="font-family:sans-serif;line-height:1.5;color:${ink}">`,
      '<table cellpadding="0" cellspacing="0">',
      ...rows.map(
        ([label, value]) =>
          `<tr><th align="left" style="padding-right:1.5em;font-weight:normal;color:${quiet}">${label}</th><td>${escaped(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap;border-left:3px solid ${accent};padding-left:1em">${lines.map(escaped).join('\n')}</p>`,
      `<p style="color:${quiet};font-size:.85em">${escaped(footer)}</p>`,
      '</body></html>',
    ].join('\n'),
  } satisfies Message;
}

/**
 * Writes the e-mail that tells the sender's own address which recipients refused the one about an enquiry for good. It
 * repeats nothing of what the visitor wrote.
 */
export function composeNotice({ id, created_at }: StoredEnquiry, refused: RecipientState[], siteUrl: string): Message {
  const { host } = new URL(siteUrl);
  const said = words.mail.notice;
  return {
    messageId: messageId('notice', { id, created_at }, host),
    subject: fill(said.subject, { id }),
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      fill(said.refused, { id, host, time: asLocalTime(created_at), city: agency.city }),
      '',
      ...refused.map(({ address, reason }) => `  ${address}: ${oneLine(reason ?? said.noReason)}`),
      '',
      said.kept,
      '',
      `  npm run enquiries -- show ${id}     ${said.show}`,
      `  npm run enquiries -- resend ${id}   ${said.resend}`,
    ].join('\n'),
  };
}

/** The same at every attempt. */
function messageId(kind: string, { id, created_at }: Pick<StoredEnquiry, 'id' | 'created_at'>, host: string): string {
  return `<${kind}-${id}-${Date.parse(created_at)}@${host.replace(/:\d+$/, '')}>`;
}

/** A text without line breaks and control characters: fit for a header. */
function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim());
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
