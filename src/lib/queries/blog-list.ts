import type { CollectionEntry } from 'astro:content';
import type { PicturePlace } from '../../content/schemas/picture-on.ts';
import { monthOfYear } from '../i18n/dates.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { plural } from '../i18n/plural.ts';
import { capitalise } from '../letter-case.ts';
import {
  type BlogFilter,
  blogHref,
  type Facets,
  filterPosts,
  isFiltered,
  noFilter,
  parseBlogQuery,
  postsPerPage,
  slug,
} from '../lists/blog-filter.ts';
import { cachedInProduction } from './cached-in-production.ts';
import { getMessages } from './messages.ts';
import { getPosts, getPostsWithPictures, type Post } from './posts.ts';

/** Options of the filter: the names and values that occur in the posts. */
const getOptions = cachedInProduction(async () => {
  const posts = await getPosts();
  const { locale, blog } = await getMessages();
  const used = new Set(posts.flatMap(({ facets }) => facets.category));
  return {
    category: Object.entries(blog.categories)
      .map(([value, name]) => ({ name, value }))
      .filter(({ value }) => used.has(value)),
    tag: [...new Set(posts.flatMap(({ tags }) => tags))].sort().map((name) => ({ name, value: slug(name) })),
    month: [...new Set(posts.map(({ date }) => date.slice(0, 7)))].map((value) => ({
      name: monthOfYear(value, locale),
      value,
    })),
  };
});

/** The links of the sidebar. */
export type SidebarLinks = Awaited<ReturnType<typeof getSidebar>>;

/**
 * Returns the sidebar of the blog's list and articles. A link changes one part of the filter and keeps the others.
 * The numbers beside the links count the posts `foundBySearch`.
 */
export async function getSidebar(posts: Post[], filter: BlogFilter = noFilter, foundBySearch = posts) {
  const options = await getOptions();
  const facet = (part: keyof Facets) => {
    const counts = new Map<string, number>();
    for (const post of filterPosts(foundBySearch, { ...filter, q: '', [part]: '' }))
      for (const value of post.facets[part]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return options[part].map(({ name, value }) => {
      const isCurrent = filter[part] === value;
      const count = counts.get(value) ?? 0;
      // A second click on the selected option removes it.
      return { name, value, count, isCurrent, href: blogHref({ ...filter, [part]: isCurrent ? '' : value }) };
    });
  };
  return {
    filter,
    categories: facet('category'),
    months: facet('month'),
    tags: facet('tag'),
  };
}

/** Returns three posts that are not in a list, for the archives beside it: the next older posts, then the newest. */
export async function getArchivePosts(listed: Post[], place: PicturePlace) {
  const posts = await getPostsWithPictures(place);
  const isListed = ({ id }: Post) => listed.some((post) => post.id === id);
  const end = posts.findLastIndex(isListed) + 1;
  return [...posts.slice(end), ...posts.slice(0, end)]
    .filter((post) => !isListed(post))
    .slice(0, 3)
    .map(({ title, href, picture, fullDate }) => ({ title, href, picture, date: fullDate }));
}

/** A list of posts, as `getBlogList` returns it. */
export type BlogListData = Awaited<ReturnType<typeof getBlogList>>;

/** Returns the list for a query string, or the whole list without one. */
export async function getBlogList(query = new URLSearchParams()) {
  const { filter, page: pageNumber } = parseBlogQuery(query);
  const posts = await getPosts();
  const foundBySearch = filterPosts(posts, { ...noFilter, q: filter.q });
  const results = filterPosts(foundBySearch, { ...filter, q: '' });
  const pageCount = Math.ceil(results.length / postsPerPage);
  return {
    posts,
    foundBySearch,
    filter,
    pageNumber,
    pages: Array.from({ length: pageCount }, (_, index) => blogHref(filter, index + 1)),
    resultCount: results.length,
    postsOnPage: results.slice((pageNumber - 1) * postsPerPage, pageNumber * postsPerPage),
    activeFilters: await getActiveFilters(filter),
    isFiltered: isFiltered(filter),
    isBeyondLastPage: results.length > 0 && pageNumber > pageCount,
  };
}

/** Returns the heading, introduction, title and description of a list, which name its filter and page number. */
export async function getBlogTexts(
  { posts, pageNumber, pages, resultCount, activeFilters, isFiltered, isBeyondLastPage }: BlogListData,
  { title, description, heading, intro }: CollectionEntry<'pageBlog'>['data'],
) {
  const { blog, locale, numberWords } = await getMessages();
  const inWords = plural(blog.found, resultCount, locale, { number: numberWords[resultCount] ?? resultCount });
  const count = resultCount === 0 ? blog.found.none : capitalise(inWords);
  const found = [count, ...activeFilters.map(({ text }) => text)].join(' ');
  const titleOfList = isFiltered ? interpolate(blog.foundTitle, { title, found }) : title;
  const texts = {
    title: pageNumber > 1 ? interpolate(blog.pageTitle, { title: titleOfList, page: pageNumber }) : titleOfList,
    description: isFiltered ? interpolate(blog.foundDescription, { found }) : description,
    heading: isFiltered ? found : heading,
    intro: isFiltered ? blog.someFound : intro,
  };
  if (resultCount === 0) return { ...texts, intro: plural(blog.noneFound, posts.length, locale) };
  if (!isBeyondLastPage) return texts;
  return {
    ...texts,
    heading: interpolate(blog.beyondLastPage, { page: pageNumber }),
    intro: plural(blog.beyondLastPageIntro, pages.length, locale),
  };
}

async function getActiveFilters(filter: BlogFilter) {
  const { blog, locale } = await getMessages();
  const options = await getOptions();
  const named = (part: 'category' | 'tag') =>
    options[part].find(({ value }) => value === filter[part])?.name ?? filter[part];
  const values: BlogFilter = {
    q: filter.q,
    category: named('category'),
    tag: named('tag'),
    month: monthOfYear(filter.month, locale),
  };
  return (Object.keys(values) as (keyof BlogFilter)[])
    .filter((part) => filter[part] !== '')
    .map((part) => ({
      text: interpolate(blog.filteredBy[part], { value: values[part] }),
      href: blogHref({ ...filter, [part]: '' }),
    }));
}
