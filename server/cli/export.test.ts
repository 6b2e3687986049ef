import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { anEnquiry, hostileTexts } from '../../tests/helpers/samples.ts';
import { type ExportFormat, exportSubmissions } from './export.ts';

async function exported(format: ExportFormat, message: string, { isTTY = false } = {}) {
  const out = Object.assign(new PassThrough(), { isTTY });
  const enquiries = [{ id: 1, created_at: '2026-03-15T08:00:00.000Z', ...anEnquiry({ message }) }];
  const written = text(out);
  await exportSubmissions(Readable.from(enquiries), format, out);
  out.end();
  return written;
}

test.each(['csv', 'json'] as const)('escapes control characters in %s on a terminal', async (format) => {
  for (const message of [...hostileTexts, '\u009b2J'])
    expect(await exported(format, message, { isTTY: true })).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test.each([
  [`hello;=cmd|' /C calc'!A0`, `hello;'=cmd|' /C calc'!A0`],
  ['one\n=1+1\r\n@SUM(A1)', `one\n'=1+1\r\n'@SUM(A1)`],
  ['a\t-1+1', `a\t'-1+1`],
  ['=1+1', `'=1+1`],
  ['a-b; c + d = e', 'a-b; c + d = e'],
])('csv has no formula, whether a comma, ; or tab separates cells: %j', async (message, cell) => {
  expect(await exported('csv', message)).toContain(`"${cell}"`);
});
