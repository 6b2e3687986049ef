import { type CollectionEntry, getCollection } from 'astro:content';
import type { PictureContext } from '../../content/schemas/picture-on.ts';
import {
  type BlogFilter,
  blogHref,
  type Facets,
  facetsOf,
  filterPosts,
  isFiltered,
  noFilter,
  normaliseText,
  parseBlogQuery,
  postsPerPage,
  slug,
} from '../blog/filter.ts';
import { monthsByYear } from '../blog/months-by-year.ts';
import { dateParts, monthOfYear } from '../i18n/dates.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { type PictureData, picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { getMessages } from './messages.ts';
import { onceBuilt } from './once-built.ts';
import { memberOf } from './people.ts';

/** Figure of an article: a picture, or one or two short lines set as large as possible. */
export type Visual = { caption: string } & (
  | { picture: PictureData }
  | { lines: string[]; tone: 'sand' | 'sky' | 'mist' | 'dusk' | 'accent' }
);

/** A post for lists and articles. */
export type Post = Awaited<ReturnType<typeof postOf>>;

/** Every post, newest first. */
export const getPosts = onceBuilt(async () => {
  const entries = await getCollection('posts');
  return Promise.all(entries.sort((a, b) => b.data.date.localeCompare(a.data.date)).map(postOf));
});

/** Options of the filter: the names and values that occur in the posts. */
const getOptions = onceBuilt(async () => {
  const posts = await getPosts();
  const { locale } = await getMessages();
  const named = (names: string[]) => [...new Set(names)].sort().map((name) => ({ name, value: slug(name) }));
  return {
    category: named(posts.map(({ category }) => category)),
    tag: named(posts.flatMap(({ tags }) => tags)),
    month: [...new Set(posts.map(({ date }) => date.slice(0, 7)))].map((value) => ({
      name: monthOfYear(value, locale),
      value,
    })),
  };
});

/** Returns all posts, newest first, with the pictures that a page has for them. */
async function postsShownOn(page: PictureContext): Promise<Post[]> {
  return Promise.all(
    (await getPosts()).map(async (post) => {
      const name = post.pictureOn[page];
      return name ? { ...post, picture: await picture(name) } : post;
    }),
  );
}

/** Returns all posts as the cards of a page, newest first. */
export async function cardPosts(page: PictureContext) {
  return (await postsShownOn(page)).map(({ href, title, subtitle, category, picture: thumb, day, month, year }) => ({
    href,
    title,
    subtitle,
    category,
    thumb,
    day,
    month,
    year,
  }));
}

async function postOf({ id, data, body = '', rendered }: CollectionEntry<'posts'>) {
  const { title, subtitle, tags, date, pictureOn } = data;
  const messages = await getMessages();
  const category = messages.blog.categories[data.category];
  const author = await memberOf(data.author);
  const [opening, ...insets] = data.figures;
  return {
    id,
    href: path('blog', id),
    title,
    subtitle,
    author,
    quote: data.quote,
    date,
    ...dateParts(date, messages.locale),
    category,
    categoryHref: blogHref({ ...noFilter, category: slug(category) }),
    tags,
    facets: facetsOf({ category, tags, date }),
    /** Reading time at 220 words a minute. */
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / 220)),
    /** Opening picture, which also represents the post in lists. */
    picture: await picture(opening.picture),
    pictureOn,
    caption: opening.caption,
    /** Figures within the text. */
    insets: await Promise.all(insets.map(visualOf)),
    /** The article as HTML, cut before each of its headings. */
    parts: (rendered?.html ?? '').split(/(?=<h2)/),
    text: eachOnce(
      normaliseText([title, subtitle, category, ...tags, author.name, body.replace(/<[^>]*>/g, '')].join(' ')),
    ),
  };
}

/** Returns each word of a text once, because a search needs no repetitions. */
const eachOnce = (text: string) => [...new Set(text.split(' '))].join(' ');

async function visualOf(figure: CollectionEntry<'posts'>['data']['figures'][number]): Promise<Visual> {
  if (!('picture' in figure)) return { lines: figure.tile.split('\n'), tone: figure.tone, caption: figure.caption };
  return { picture: await picture(figure.picture), caption: figure.caption };
}

/**
 * Returns the sidebar of the blog's list and articles. Its links keep the other parts of a filter and show the number
 * of posts. `matching` are the posts that match the filter's search words.
 */
export async function sidebarOf(posts: Post[], filter: BlogFilter = noFilter, matching = posts) {
  const options = await getOptions();
  const facet = (part: keyof Facets) => {
    const counts = new Map<string, number>();
    for (const post of filterPosts(matching, { ...filter, q: '', [part]: '' }))
      for (const value of post.facets[part]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return options[part].map(({ name, value }) => {
      const isCurrent = filter[part] === value;
      const count = counts.get(value) ?? 0;
      // The link of the selected option removes it; other options replace it.
      return { name, value, count, isCurrent, href: blogHref({ ...filter, [part]: isCurrent ? '' : value }) };
    });
  };
  const months = facet('month');
  return {
    filter,
    categories: facet('category'),
    months,
    years: monthsByYear(months),
    tags: facet('tag'),
  };
}

/** Returns three other posts for the archives beside some posts: the next older ones, then the newest. */
export async function otherPosts(listed: Post[], page: PictureContext) {
  const posts = await postsShownOn(page);
  const isListed = ({ id }: Post) => listed.some((post) => post.id === id);
  const end = posts.findLastIndex(isListed) + 1;
  return [...posts.slice(end), ...posts.slice(0, end)]
    .filter((post) => !isListed(post))
    .slice(0, 3)
    .map(({ title, href, picture: thumb, day, month, year }) => ({
      title,
      href,
      thumb,
      date: `${day} ${month} ${year}`,
    }));
}

/** Returns the list for a query string, or the whole list without one. */
export async function blogList(query = new URLSearchParams()) {
  const { filter, page } = parseBlogQuery(query);
  const posts = await getPosts();
  const matching = filterPosts(posts, { ...noFilter, q: filter.q });
  const found = filterPosts(matching, { ...filter, q: '' });
  const pageCount = Math.ceil(found.length / postsPerPage);
  return {
    posts,
    matching,
    filter,
    page,
    pages: Array.from({ length: pageCount }, (_, index) => blogHref(filter, index + 1)),
    found: found.length,
    postsOnPage: found.slice((page - 1) * postsPerPage, page * postsPerPage),
    activeFilters: await activeFiltersOf(filter),
    isFiltered: isFiltered(filter),
    /** True if the page number is beyond the last page. */
    isTooFar: found.length > 0 && page > pageCount,
  };
}

async function activeFiltersOf(filter: BlogFilter) {
  const { blog, locale } = await getMessages();
  const options = await getOptions();
  const named = (part: 'category' | 'tag') =>
    options[part].find(({ value }) => value === filter[part])?.name ?? filter[part];
  const values: Record<keyof BlogFilter, () => string> = {
    q: () => filter.q,
    category: () => named('category'),
    tag: () => named('tag'),
    month: () => monthOfYear(filter.month, locale),
  };
  return (Object.keys(values) as (keyof BlogFilter)[])
    .filter((part) => filter[part] !== '')
    .map((part) => ({
      text: interpolate(blog.filteredBy[part], { value: values[part]() }),
      href: blogHref({ ...filter, [part]: '' }),
    }));
}

/** Returns the posts that one member has written, newest first. */
export async function postsBy(name: string, page: PictureContext) {
  return (await postsShownOn(page)).filter(({ author }) => author.name === name);
}

/** Returns the posts that a page names, in its order. */
export async function namedPosts(named: { collection: 'posts'; id: string }[], page: PictureContext) {
  const posts = await postsShownOn(page);
  return named.flatMap(({ id }) => posts.filter((post) => post.id === id));
}

/** Returns the three teasers of a page, oldest first (docs/spec.md, section 9). */
export async function blogTeasers(page: PictureContext) {
  const newest = (await postsShownOn(page)).slice(0, 3);
  return Promise.all(
    newest.reverse().map(async ({ href, title, subtitle, picture: lead, author, day, month, year }) => ({
      title,
      subtitle,
      postHref: href,
      thumb: await picture(lead.name, { widest: 890 }),
      authorName: author.name,
      authorDesignation: author.designation,
      authorImg: await picture(author.picture.name, { widest: 320 }),
      day,
      month,
      year,
    })),
  );
}
