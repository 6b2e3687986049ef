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

/** What a post answers to, part by part. */
export type Answers = Record<'category' | 'tag' | 'month', string[]>;

/** What the filter needs to know of a post. */
export interface Filterable {
  answers: Answers;
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

/** What a post answers to: its category and its tags as slugs, and the month of its date, which is as 2022-03-20. */
export const answersOf = ({ category, tags, date }: { category: string; tags: string[]; date: string }): Answers => ({
  category: [slug(category)],
  tag: [...new Set(tags.map(slug))],
  month: [date.slice(0, 7)],
});

/** The posts that match every part of the filter, in the order in which they came. */
export function select<Post extends Filterable>(posts: Post[], { q, ...parts }: Filter): Post[] {
  const words = fold(q).split(' ').filter(Boolean);
  const asked = (Object.keys(parts) as (keyof Answers)[]).filter((part) => parts[part] !== '');
  return posts.filter(
    ({ answers, text }) =>
      asked.every((part) => answers[part].includes(parts[part])) && words.every((word) => text.includes(word)),
  );
}

/** A name of the content as it stands in an address: `Web development` as `web-development`. */
export const slug = (name: string) =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

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
