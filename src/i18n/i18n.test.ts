import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { plural } from './plural.ts';

test('a placeholder is filled in wherever it stands, and nothing else is touched', () => {
  expect(fill('{number} of {count}', { number: 2, count: 10 })).toBe('2 of 10');
  expect(fill('{count}, {count} {braces}', { count: 3 })).toBe('3, 3 {braces}');
  expect(fill('written by {name}', { name: '$& {count}', count: 1 })).toBe('written by $& {count}');
});

test('a number takes the form that its language has for it', () => {
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
