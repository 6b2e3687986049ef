import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const items = [
  { id: 1, category: 'web' },
  { id: 2, category: 'logo' },
  { id: 3, category: 'web' },
] as const;
const names = { web: 'Web Design', logo: 'Logo Design', apps: 'Mobile Apps' };

test('a filter offers all items first, then each category with its count, also 0', () => {
  expect(filterOptions([...items], names, 'All')).toEqual([
    { value: 'all', name: 'All', count: 3 },
    { value: 'web', name: 'Web Design', count: 2 },
    { value: 'logo', name: 'Logo Design', count: 1 },
    { value: 'apps', name: 'Mobile Apps', count: 0 },
  ]);
});
