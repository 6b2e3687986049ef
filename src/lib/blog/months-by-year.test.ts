import { expect, test } from 'vitest';
import { monthsByYear } from './months-by-year.ts';

/** Returns the months before a new year, newest first, with one post each. */
const months = (count: number, current = '') =>
  Array.from({ length: count }, (_, index) => {
    const value = new Date(Date.UTC(2024, -index, 1)).toISOString().slice(0, 7);
    return { value, count: 1, isCurrent: value === current };
  });

test('shows up to twelve months in one list', () => {
  expect(monthsByYear(months(12))).toEqual([]);
});

test('groups more months by year with the number of posts, the newest year open', () => {
  const years = monthsByYear(months(26));
  expect(years.map(({ year, count, isOpen }) => [year, count, isOpen])).toEqual([
    ['2024', 1, true],
    ['2023', 12, false],
    ['2022', 12, false],
    ['2021', 1, false],
  ]);
  expect(years.flatMap(({ months }) => months)).toEqual(months(26));
});

test('opens the year of the chosen month', () => {
  const open = monthsByYear(months(26, '2022-05')).filter(({ isOpen }) => isOpen);
  expect(open.map(({ year }) => year)).toEqual(['2022']);
});
