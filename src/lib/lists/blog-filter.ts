import { path } from '../routes.ts';

/** Filter of the blog's list, as read from the query string. An unset part is ''. */
export interface BlogFilter {
  /** Search words, all of which a post must contain. */
  q: string;
  /** The id of a category. */
  category: string;
  /** The slug of a tag. */
  tag: string;
  /** Month in the format 2022-03. */
  month: string;
}

/** Values of a post that each part of the filter is compared with. */
export type Facets = Record<'category' | 'tag' | 'month', string[]>;

/** The fields of a post that the filter reads. */
export interface Filterable {
  facets: Facets;
  /** All words of the post, normalised by `normaliseText`. */
  searchWords: string;
}

/** Posts per page of the list. */
export const postsPerPage = 3;

/** Filter that matches every post. */
export const noFilter: BlogFilter = { q: '', category: '', tag: '', month: '' };

/** The longest search (characters). */
export const maxQueryLength = 100;

/** Parses the filter and the page number from the query string. An invalid page number counts as 1. */
export function parseBlogQuery(params: URLSearchParams): { filter: BlogFilter; page: number } {
  const text = (name: string) => (params.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength);
  const page = params.get('page') ?? '';
  return {
    filter: { q: text('q'), category: text('category'), tag: text('tag'), month: text('month') },
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns true if at least one part of the filter is set. */
export function isFiltered(filter: BlogFilter): boolean {
  return Object.values(filter).some((part) => part !== '');
}

/** Returns the URL of a filtered list; equal lists have equal URLs. */
export function blogHref(filter: BlogFilter, page = 1): string {
  const { q, category, tag, month } = filter;
  const parts = Object.entries({ q, category, tag, month, page: page > 1 ? String(page) : '' });
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString();
  return query ? `${path('blog')}?${query}` : path('blog');
}

/** Returns the filter values of a post: the id of its category, its tags as slugs, the month of its date (YYYY-MM-DD). */
export const facetsOf = ({ category, tags, date }: { category: string; tags: string[]; date: string }): Facets => ({
  category: [category],
  tag: [...new Set(tags.map(slug))],
  month: [date.slice(0, 7)],
});

/** Returns the posts that match every part of the filter, in their order. */
export function filterPosts<Post extends Filterable>(posts: Post[], { q, ...parts }: BlogFilter): Post[] {
  const words = normaliseText(q).split(' ').filter(Boolean);
  const activeFacets = (Object.keys(parts) as (keyof Facets)[]).filter((part) => parts[part] !== '');
  return posts.filter(
    ({ facets, searchWords }) =>
      activeFacets.every((part) => facets[part].includes(parts[part])) &&
      words.every((word) => searchWords.includes(word)),
  );
}

/** Returns the URL form of a name: `Web development` becomes `web-development`. */
export const slug = (name: string) =>
  normaliseText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns a text in the form in which it is compared: without accents and capitals, and with the Arabic letters that
 * people swap (the alifs, ة and ه, ى and ي) as one.
 */
export function normaliseText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Removes combining marks (accents, vowel signs, hamza) and the tatweel, which only lengthens a word.
      .replace(/[\p{M}ـ]/gu, '')
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
      .replace(/[‘’]/g, "'")
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}
