import { expect, test } from 'vitest';
import type { ProjectCategory } from '../categories.ts';
import { afterMore, filterProjects, firstView, parsePortfolioQuery, portfolioHref } from './portfolio-filter.ts';

const read = (query: string) => parsePortfolioQuery(new URLSearchParams(query));

test.each([
  ['', 'all', 7],
  ['category=web_design', 'web_design', 7],
  ['category=Web_Design', 'all', 7],
  ['shown=10', 'all', 10],
  ['shown=8', 'all', 10],
  ['shown=7', 'all', 7],
  ['shown=0', 'all', 7],
  ['shown=NaN', 'all', 7],
  ['shown=-1', 'all', 7],
  ['shown=1e99', 'all', 1000],
  ['shown=Infinity', 'all', 7],
])('parses the query "%s" as category %s with %i shown', (query, category, shown) => {
  expect(read(query)).toEqual({ category, shown });
});

test.each(['', '?category=logo_design', '?shown=10', '?category=mobile_apps&shown=13'])(
  'writes /portfolio%s unchanged',
  (query) => {
    expect(portfolioHref(read(query))).toBe(`/portfolio${query}`);
  },
);

/** Ten projects, every other one a logo. */
const projects = Array.from({ length: 10 }, (_, id) => ({
  id,
  category: (id % 2 ? 'logo_design' : 'web_design') as ProjectCategory,
}));
const shown = (query: string) => filterProjects(projects, read(query)).map(({ id }) => id);

test('shows seven of ten, and all after Load More', () => {
  expect(filterProjects(projects, firstView).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(filterProjects(projects, afterMore(firstView))).toEqual(projects);
  expect(portfolioHref(afterMore(firstView))).toBe('/portfolio?shown=10');
});

test.each([
  ['category=logo_design', [1, 3, 5, 7, 9]],
  ['category=web_design', [0, 2, 4, 6, 8]],
  ['category=mobile_apps', []],
  ['category=logo_design&shown=10', [1, 3, 5, 7, 9]],
])('?%s shows %j', (query, ids) => {
  expect(shown(query)).toEqual(ids);
});
