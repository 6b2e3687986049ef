import { expect, test } from 'vitest';
import { aStoredEnquiry, hostileTexts } from '../../tests/helpers/samples.ts';
import { asDetails, asTable } from './table.ts';

test('a table fits the terminal', () => {
  const enquiries = hostileTexts.map((text, id) => aStoredEnquiry({ id, full_name: text, message: text.repeat(40) }));
  for (const width of [80, 120, 200]) {
    const lines = asTable(enquiries, width).split('\n');
    // The frame has no wide characters: its length is the width of every line.
    expect(lines[0]?.length).toBeLessThanOrEqual(width);
    expect(lines).toHaveLength(enquiries.length + 4);
  }
});

test('list and show escape control characters', () => {
  const enquiries = hostileTexts.map((text, id) => aStoredEnquiry({ id, message: text }));
  const shown = [asTable(enquiries, 120), ...enquiries.map(asDetails)].join('\n');
  expect(shown).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
  expect(shown).toContain('␛[2J');
});
