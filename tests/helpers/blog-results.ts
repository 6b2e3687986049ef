import { monthOfYear } from '../../src/lib/i18n/dates.ts';
import { capitalise } from '../../src/lib/i18n/letter-case.ts';
import { facetsOf, filterPosts, normaliseText, parseBlogQuery, slug } from '../../src/lib/lists/blog-filter.ts';
import { agency, interpolate, messages, posts, team, textOf } from './content.ts';

/** Posts for the blog's filter, with the names of their categories and tags. */
export const filterable = posts.map((post) => ({
  id: post.id,
  category: messages.blog.categories[post.category],
  tags: post.tags,
  facets: facetsOf(post),
  searchWords: normaliseText(
    [
      post.title,
      post.subtitle,
      messages.blog.categories[post.category],
      ...post.tags,
      team.find(({ id }) => id === post.author.id)?.name,
      textOf(post.id),
    ].join(' '),
  ),
}));

/** Returns the blog's summary of a query's results: "Two posts in Branding tagged process". */
export function resultOf(query: URLSearchParams): string {
  const { filter } = parseBlogQuery(query);
  const count = filterPosts(filterable, filter).length;
  const { found, filteredBy } = messages.blog;
  const counted = interpolate((count === 1 && found.one) || found.other!, {
    number: messages.numberWords[count] ?? count,
  });
  const values = {
    q: filter.q,
    category: new Map(Object.entries(messages.blog.categories)).get(filter.category) ?? filter.category,
    tag: filterable.flatMap(({ tags }) => tags).find((tag) => slug(tag) === filter.tag) ?? filter.tag,
    month: monthOfYear(filter.month, agency.locale),
  };
  return [
    count === 0 ? found.none : capitalise(counted),
    ...(Object.keys(values) as (keyof typeof values)[])
      .filter((part) => filter[part])
      .map((part) => interpolate(filteredBy[part], { value: values[part] })),
  ].join(' ');
}
