import { readFileSync } from 'node:fs';
import { agency } from '../../src/content/agency.ts';
import { siteMessages } from '../../src/content/site-messages.ts';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { interpolate } from '../../src/lib/i18n/interpolate.ts';
import { path } from '../../src/lib/routes.ts';
import { readTokens } from '../../src/styles/read-tokens.ts';
import { linesOf, oneLine } from '../lib/escape-controls.ts';
import { asLocalTime } from '../lib/local-time.ts';
import type { DeliveryRecord } from '../store/deliveries.ts';
import { type StoredSubmission, shortFieldsOf } from '../store/schema.ts';

const colours = readTokens(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'), 'light');
const [ink, quiet, accent] = ['ink', 'quiet', 'accent'].map((name) => colours.get(name));

/** Returns the email about a submission. The visitor's text is one line in headers and escaped in HTML. */
export function composeEmail(submission: StoredSubmission, siteUrl: string) {
  const { id, kind, created_at, full_name, email, post, message } = submission;
  const name = oneLine(full_name);
  const { host } = new URL(siteUrl);
  const { labels, time } = siteMessages.mail;
  const values = { ...submission, post: post && siteUrl + path('blog', post) };
  const filled = shortFieldsOf[kind].filter((field) => values[field].trim());
  const rows: [label: string, value: string][] = [
    ...filled.map((field): [string, string] => [labels[field], oneLine(values[field])]),
    [labels.received, interpolate(time, { time: asLocalTime(created_at) })],
  ];
  const lines = linesOf(message);
  const footer = interpolate(siteMessages.mail[kind].footer, { id, host, name });
  const labelWidth = Math.max(...rows.map(([label]) => label.length)) + 2;
  return {
    messageId: messageId(kind, submission, host),
    subject: subjectOf(submission),
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
          `<tr><th align="left" style="padding-right:1.5em;font-weight:normal;color:${quiet}">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap;border-left:3px solid ${accent};padding-left:1em">${lines.map(escapeHtml).join('\n')}</p>`,
      `<p style="color:${quiet};font-size:.85em">${escapeHtml(footer)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** Returns the subject of the email about a submission. The visitor's text in it is one line. */
export function subjectOf({ id, kind, project_type, post, full_name }: StoredSubmission): string {
  const values = { id, project: oneLine(project_type), post: oneLine(post), name: oneLine(full_name) };
  return interpolate(siteMessages.mail[kind].subject, values);
}

/** Returns the email about failed deliveries of a submission. It contains no text of the visitor. */
export function composeNotice({ id, created_at }: StoredSubmission, failed: DeliveryRecord[], siteUrl: string) {
  const { host } = new URL(siteUrl);
  const { notice } = siteMessages.mail;
  return {
    messageId: messageId('notice', { id, created_at }, host),
    subject: interpolate(notice.subject, { id }),
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      interpolate(notice.failed, { id, host, time: asLocalTime(created_at) }),
      '',
      ...failed.map(({ target, reason }) => `  ${target}: ${oneLine(reason ?? notice.noReason)}`),
      '',
      notice.stored,
      '',
      `  npm run enquiries -- show ${id}     ${notice.show}`,
      `  npm run enquiries -- resend ${id}   ${notice.resend}`,
    ].join('\n'),
  };
}

/** Returns a Message-ID that is the same at every attempt, so that a mail server can recognise a repeated email. */
function messageId(
  kind: string,
  { id, created_at }: Pick<StoredSubmission, 'id' | 'created_at'>,
  host: string,
): string {
  return `<${kind}-${id}-${Date.parse(created_at)}@${host.replace(/:\d+$/, '')}>`;
}
