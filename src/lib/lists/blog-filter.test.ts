import { describe, expect, test } from 'vitest';
import {
  blogHref,
  facetsOf,
  filterPosts,
  isFiltered,
  noFilter,
  normaliseText,
  parseBlogQuery,
  slug,
} from './blog-filter.ts';

const post = {
  facets: facetsOf({ category: 'web-development', tags: ['page weight', 'two scripts'], date: '2022-03-15' }),
  searchWords: normaliseText('The page that weighs less. Café, أسنان and a 112 KB logo'),
};

const read = (query: string) => parseBlogQuery(new URLSearchParams(query));

describe('a query', () => {
  test('contains a search text, a category, a tag, a month and a page', () => {
    expect(read('q=+logo++page+&category=seo&tag=light&month=2022-03&page=2')).toEqual({
      filter: { q: 'logo page', category: 'seo', tag: 'light', month: '2022-03' },
      page: 2,
    });
  });

  test.each(['', 'page=', 'page=abc', 'page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=99999999999', 'page=٢'])(
    'without a valid page number (%s) selects the first page',
    (query) => expect(read(query).page).toBe(1),
  );

  test('is truncated to a hundred characters', () => {
    expect(read(`q=${'a'.repeat(9000)}`).filter.q).toHaveLength(100);
  });

  test('without values does not filter', () => {
    expect(isFiltered(read('q=&utm_source=x').filter)).toBe(false);
    expect(isFiltered(read('tag=x').filter)).toBe(true);
  });
});

describe('the URL of a list', () => {
  test('is canonical for each list', () => {
    expect(blogHref(noFilter)).toBe('/blog');
    expect(blogHref(noFilter, 1)).toBe('/blog');
    expect(blogHref(noFilter, 2)).toBe('/blog?page=2');
    expect(blogHref({ ...noFilter, tag: 'light', q: 'a b&c' }, 3)).toBe('/blog?q=a+b%26c&tag=light&page=3');
  });
});

describe('a post is found', () => {
  test.each([
    { q: 'LOGO' },
    { q: 'logo weighs' },
    { q: 'cafe' },
    { q: 'café' },
    { q: 'اسنان' },
    { category: 'web-development' },
    { tag: 'page-weight' },
    { month: '2022-03' },
    { q: 'logo', category: 'web-development', tag: 'two-scripts', month: '2022-03' },
  ])('by %o', (query) => {
    expect(filterPosts([post], { ...noFilter, ...query })).toHaveLength(1);
  });

  test.each([
    { q: 'logo camel' },
    { q: '<script>' },
    { category: 'seo' },
    { category: 'Web development' },
    { tag: 'page' },
    { month: '2022' },
    { q: 'logo', tag: 'seo' },
  ])('not by %o', (query) => {
    expect(filterPosts([post], { ...noFilter, ...query })).toHaveLength(0);
  });
});

test('interchangeable Arabic letters are equal', () => {
  expect(normaliseText('مَدرَسة إلى أُمّـي')).toBe(normaliseText('مدرسه الي امي'));
});

test('a name becomes a slug', () => {
  expect(slug('Web development')).toBe('web-development');
  expect(slug(' Tomás & co. ')).toBe('tomas-co');
});
