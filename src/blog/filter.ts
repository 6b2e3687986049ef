import { path } from '../routes.ts';
/** What a visitor asks of the blog; a part that is not asked for is ''. */
export interface Filter {
  /** Words that a post must hold, all of them. */
  q: string;
  /** The slug of a category. */
  category: string;
  /** The slug of a tag. */
  tag: string;
  /** A month, as 2022-03. */
  month: string;
}

/** What the filter needs to know of a post. */
export interface Filterable {
  category: string;
  tags: string[];
  /** As 2022-03-20. */
  date: string;
  /** All its words, folded (see `fold`). */
  text: string;
}

/** Posts on one page of the list. */
export const postsPerPage = 3;

/** Asks for everything. */
export const noFilter: Filter = { q: '', category: '', tag: '', month: '' };

const longestQuery = 100;

/** Reads the filter and the page number from an address. Whatever is no page number counts as page 1. */
export function readQuery(params: URLSearchParams): { filter: Filter; page: number } {
  const text = (name: string) => (params.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery);
  const page = params.get('page') ?? '';
  return {
    filter: { q: text('q'), category: text('category'), tag: text('tag'), month: text('month') },
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Whether the filter asks for less than everything. */
export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((part) => part !== '');
}

/** The address of the list that is filtered so; the same list always has the same address. */
export function listHref(filter: Filter, page = 1): string {
  const { q, category, tag, month } = filter;
  const parts = Object.entries({ q, category, tag, month, page: page > 1 ? String(page) : '' });
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString();
  return query ? `${path('blog')}?${query}` : path('blog');
}

/** The addresses of all pages of the list that is filtered so. */
export function pageHrefs(filter: Filter, count: number): string[] {
  const first = listHref(filter);
  const further = `${first}${first.includes('?') ? '&' : '?'}page=`;
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : further + (index + 1)));
}

/** What a post answers to, part by part. */
export const answersTo: Record<'category' | 'tag' | 'month', (post: Filterable) => string[]> = {
  category: ({ category }) => [slug(category)],
  tag: ({ tags }) => tags.map(slug),
  month: ({ date }) => [date.slice(0, 7)],
};

/** The posts that match every part of the filter, in the order in which they came. */
export function select<Post extends Filterable>(posts: Post[], { q, category, tag, month }: Filter): Post[] {
  const words = fold(q).split(' ').filter(Boolean);
  return posts.filter(
    (post) =>
      (!category || slug(post.category) === category) &&
      (!tag || post.tags.some((name) => slug(name) === tag)) &&
      (!month || post.date.slice(0, 7) === month) &&
      words.every((word) => post.text.includes(word)),
  );
}

const slugs = new Map<string, string>();

/** A name of the content as it stands in an address: `Web development` as `web-development`. */
export function slug(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  const made = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  slugs.set(name, made);
  return made;
}

/**
 * A text as it is compared: without accents and capitals, and with the Arabic letters that people swap
 * (the alifs, ة and ه, ى and ي) as one.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Combining marks: accents, vowel signs, the hamza on an alif; and the stroke that only stretches a word.
      .replace(/[\p{M}ـ]/gu, '')
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
      .replace(/[‘’]/g, "'")
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}
