import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';
import { plural } from './plural.ts';

test('replaces placeholders at any position and nothing else', () => {
  expect(interpolate('{number} of {count}', { number: 2, count: 10 })).toBe('2 of 10');
  expect(interpolate('{count}, {count} {braces}', { count: 3 })).toBe('3, 3 {braces}');
  expect(interpolate('written by {name}', { name: '$& {count}', count: 1 })).toBe('written by $& {count}');
});

test('uses the plural form of the language', () => {
  const english = { one: '{count} post', other: '{count} posts' };
  expect([0, 1, 2].map((count) => plural(english, count, 'en-GB'))).toEqual(['0 posts', '1 post', '2 posts']);
  const arabic = {
    zero: 'لا مقالات',
    one: 'مقالة',
    two: 'مقالتان',
    few: '{count} مقالات',
    many: '{count} مقالة',
    other: '{count} مقالة',
  };
  expect([0, 1, 2, 3, 11, 100].map((count) => plural(arabic, count, 'ar-AE'))).toEqual([
    'لا مقالات',
    'مقالة',
    'مقالتان',
    '3 مقالات',
    '11 مقالة',
    '100 مقالة',
  ]);
});
