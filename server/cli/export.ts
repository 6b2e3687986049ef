import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { escapeControls } from '../lib/escape-controls.ts';
import { type StoredSubmission, submissionColumns } from '../store/schema.ts';

const columns = ['id', 'created_at', ...submissionColumns] as const;

type Enquiries = AsyncIterable<StoredSubmission>;

/** Formats of an export. Each yields lines as the enquiries come. */
export const formats = { csv: csvLines, json: jsonLines };

export type ExportFormat = keyof typeof formats;

/** Writes enquiries and leaves the output open. A terminal gets control characters in a visible form. */
export async function exportEnquiries(
  enquiries: Enquiries,
  format: ExportFormat,
  out: Writable & { isTTY?: boolean },
): Promise<void> {
  async function* written() {
    for await (const line of formats[format](enquiries))
      yield out.isTTY ? line.replace(/[^\n]+/g, escapeControls) : line;
  }
  await pipeline(written, out, { end: false });
}

/** Yields comma-separated lines with a header, in which no cell is a formula for a spreadsheet. */
async function* csvLines(enquiries: Enquiries) {
  yield stringify([columns], { quoted: true });
  for await (const enquiry of enquiries)
    yield stringify([enquiry], { columns: [...columns], quoted_string: true, cast: { string: withoutFormula } });
}

/**
 * Puts an apostrophe before what a spreadsheet takes for a formula: at the start of a cell, and after the separators of
 * spreadsheets in other languages (; and tab) and line breaks, which split a cell there.
 */
function withoutFormula(text: string): string {
  return text.replace(/(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g, "$1'");
}

/** Yields an array of objects, one a line, with every text exactly as it was sent. */
async function* jsonLines(enquiries: Enquiries) {
  let before = '[\n';
  for await (const enquiry of enquiries) {
    yield before + JSON.stringify(enquiry, [...columns]);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
