import Table from 'cli-table3';
import { agency } from '../../src/content/agency.ts';
import { siteMessages } from '../../src/content/site-messages.ts';
import { enquiryFields, shortFields } from '../../src/lib/enquiry/rules.ts';
import { escapeControls, linesOf, oneLine } from '../lib/escape-controls.ts';
import { asLocalTime } from '../lib/local-time.ts';
import { type StoredSubmission, shortFieldsOf } from '../store/schema.ts';

const { labels } = siteMessages.mail;

/** Share of a table's width of each column. */
const columnShares = { full_name: 0.2, email: 0.24, project_type: 0.16, contact: 0.16 };

/** Formats submissions as a table with one line each, `width` columns wide (at least 60). */
export function asTable(submissions: StoredSubmission[], width: number): string {
  const idWidth = Math.max(2, ...submissions.map(({ id }) => String(id).length)) + 2;
  // "Sept" is the longest abbreviation of a month.
  const dateWidth = asLocalTime('2026-09-30T08:34:00Z').length + 2;
  const borders = shortFields.length + 4;
  const available = Math.max(60, width) - idWidth - dateWidth - borders;
  const widths = shortFields.map((field) => Math.max(4, Math.floor(available * columnShares[field])));
  const messageWidth = Math.max(4, available - widths.reduce((sum, width) => sum + width));
  const table = new Table({
    head: ['Id', labels.received, ...shortFields.map((field) => labels[field]), 'Message'],
    colWidths: [idWidth, dateWidth, ...widths, messageWidth],
    style: { head: [], border: [], compact: true },
  });
  for (const submission of submissions) {
    const { kind, post, website } = submission;
    const cells = kind === 'reply' ? { ...submission, project_type: `Reply to ${post}`, contact: website } : submission;
    const texts = enquiryFields.map((field) => oneLine(cells[field]));
    table.push([submission.id, asLocalTime(submission.created_at), ...texts]);
  }
  return table.toString();
}

/** Formats one submission with its whole message. */
export function asDetails(submission: StoredSubmission): string {
  const { id, kind, created_at, message, spam } = submission;
  const width = Math.max(...shortFieldsOf[kind].map((field) => labels[field].length)) + 2;
  const lines = [
    `${kind === 'reply' ? 'Reply' : 'Enquiry'} ${id}, ${asLocalTime(created_at)} in ${agency.city}`,
    ...(spam ? [`${'Spam:'.padEnd(width)}a field that people cannot see was filled in`] : []),
    ...shortFieldsOf[kind].map((field) => `${`${labels[field]}:`.padEnd(width)}${escapeControls(submission[field])}`),
    'Message:',
    ...linesOf(message).map((line) => `  ${line}`),
  ];
  return lines.join('\n');
}
