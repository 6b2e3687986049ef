import { expect, test } from 'vitest';
import { hrefOfView, viewFromQuery } from './view.ts';

const read = (query: string) => viewFromQuery(new URLSearchParams(query));

test.each([
  ['', 'all', 7],
  ['category=web_design', 'web_design', 7],
  ['category=Web_Design', 'all', 7],
  ['shown=10', 'all', 10],
  ['shown=8', 'all', 10],
  ['shown=7', 'all', 7],
  ['shown=0', 'all', 7],
  ['shown=NaN', 'all', 7],
  ['shown=Infinity', 'all', 7],
])('the query "%s" is read as %s, %i shown', (query, category, shown) => {
  expect(read(query)).toEqual({ category, shown });
});

test.each(['', '?category=logo_design', '?shown=10', '?category=mobile_apps&shown=13'])(
  'the address /portfolio%s is written as it was read',
  (query) => {
    expect(hrefOfView(read(query))).toBe(`/portfolio${query}`);
  },
);
