import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

const strip = (page: number, count: number) =>
  pageLinks(page, count)
    .map((link) => (link === 'gap' ? '…' : link))
    .join(' ');

test.each([
  [1, 1, '1'],
  [2, 4, '1 2 3 4'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 100, '1 2 … 100'],
  [3, 100, '1 2 3 4 … 100'],
  [4, 100, '1 2 3 4 5 … 100'],
  [5, 100, '1 … 4 5 6 … 100'],
  [50, 100, '1 … 49 50 51 … 100'],
  [96, 100, '1 … 95 96 97 … 100'],
  [97, 100, '1 … 96 97 98 99 100'],
  [100, 100, '1 … 99 100'],
  [101, 100, '1 … 100'],
])('page %i of %i has the links %s', (page, count, links) => {
  expect(strip(page, count)).toBe(links);
});
