import { expect, test } from 'vitest';
import { coverWidth } from './cover-width.ts';

test('returns the drawn width of a picture that covers its frame', () => {
  expect(coverWidth({ width: 1600, height: 900 }, 4 / 5, 25)).toBe('56vw');
  expect(coverWidth({ width: 900, height: 1600 }, 4 / 5, 25)).toBe('25vw');
});
