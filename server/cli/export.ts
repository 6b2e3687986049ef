import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { escapeControls } from '../lib/escape-controls.ts';
import { type StoredSubmission, sentColumns } from '../store/schema.ts';

const columns = ['id', 'created_at', ...sentColumns] as const;

type Submissions = AsyncIterable<StoredSubmission>;

/** Formats of an export. Each yields lines as the submissions come. */
export const formats = { csv: csvLines, json: jsonLines };

export type ExportFormat = keyof typeof formats;

/** Writes submissions and leaves the output open. A terminal gets control characters in a visible form. */
export async function exportSubmissions(
  submissions: Submissions,
  format: ExportFormat,
  out: Writable & { isTTY?: boolean },
): Promise<void> {
  async function* written() {
    for await (const line of formats[format](submissions))
      yield out.isTTY ? line.replace(/[^\n]+/g, escapeControls) : line;
  }
  await pipeline(written, out, { end: false });
}

/** Yields comma-separated lines with a header, in which no cell is a formula for a spreadsheet. */
async function* csvLines(submissions: Submissions) {
  yield stringify([columns], { quoted: true });
  for await (const submission of submissions)
    yield stringify([submission], { columns: [...columns], quoted_string: true, cast: { string: withoutFormula } });
}

/**
 * Puts an apostrophe before characters that begin a formula in a spreadsheet. They have this effect at the start of a
 * cell, and after `;`, a tab or a line break, because some spreadsheets split a cell there.
 */
function withoutFormula(text: string): string {
  return text.replace(/(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g, "$1'");
}

/** Yields an array of objects, one a line, with every text exactly as it was sent. */
async function* jsonLines(submissions: Submissions) {
  let before = '[\n';
  for await (const submission of submissions) {
    yield before + JSON.stringify(submission, [...columns]);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
