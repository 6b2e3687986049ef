import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { enquiryFields } from '../../src/enquiry/schema.ts';
import type { StoredEnquiry } from './store.ts';

const columns = ['id', 'created_at', ...enquiryFields] as const;

type Exporter = (enquiries: AsyncIterable<StoredEnquiry>, out: Writable) => Promise<void>;

/** The formats of an export; each writes enquiries as they come and leaves the output open. */
export const exporters = {
  /**
   * Comma-separated, with a header. A text that a spreadsheet would take for a formula, beginning with = + - @,
   * a tab or a carriage return, gets an apostrophe in front.
   */
  csv: (enquiries, out) =>
    pipeline(
      Readable.from(enquiries),
      stringify({ columns: [...columns], header: true, escape_formulas: true, quoted_string: true }),
      out,
      { end: false },
    ),
  /** An array of objects, one a line, every text exactly as it was sent. */
  json: (enquiries, out) => pipeline(jsonLines(enquiries), out, { end: false }),
} satisfies Record<string, Exporter>;

/** Whether there is an exporter of this name. */
export function isFormat(name: string): name is keyof typeof exporters {
  return Object.hasOwn(exporters, name);
}

async function* jsonLines(enquiries: AsyncIterable<StoredEnquiry>) {
  let before = '[\n';
  for await (const enquiry of enquiries) {
    yield before + JSON.stringify(enquiry, [...columns]);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
