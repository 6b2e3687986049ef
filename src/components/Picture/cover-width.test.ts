import { expect, test } from 'vitest';
import { coverWidth } from './cover-width.ts';

test('a picture wider than its frame is drawn wider, one that is higher as wide as the frame', () => {
  expect(coverWidth({ width: 1600, height: 900 }, 4 / 5, 25)).toBe('56vw');
  expect(coverWidth({ width: 900, height: 1600 }, 4 / 5, 25)).toBe('25vw');
});
