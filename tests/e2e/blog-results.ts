import { answersOf, fold, readQuery, select, slug } from '../../src/blog/filter.ts';
import { monthOfYear } from '../../src/i18n/dates.ts';
import { agency, filled, posts, team, textOf, words } from '../content.ts';

/** The posts as the blog’s filter takes them, with the words that name them. */
export const filterable = posts.map((post) => ({
  id: post.id,
  category: words.blog.categories[post.category],
  tags: post.tags,
  answers: answersOf({ ...post, category: words.blog.categories[post.category] }),
  text: fold(
    [
      post.title,
      post.subtitle,
      words.blog.categories[post.category],
      ...post.tags,
      team.find(({ id }) => id === post.author.id)?.name,
      textOf(post.id),
    ].join(' '),
  ),
}));

/** What the blog says of the posts that a query leaves: Two posts in Branding tagged process. */
export function resultOf(query: URLSearchParams): string {
  const { filter } = readQuery(query);
  const count = select(filterable, filter).length;
  const { found, filteredBy } = words.blog;
  const counted = filled((count === 1 && found.one) || found.other!, { number: words.numbers[count] ?? count });
  const named = (names: string[], value: string) => names.find((name) => slug(name) === value) ?? value;
  const values = {
    q: filter.q,
    category: named(
      filterable.map(({ category }) => category),
      filter.category,
    ),
    tag: named(
      filterable.flatMap(({ tags }) => tags),
      filter.tag,
    ),
    month: monthOfYear(filter.month, agency.locale),
  };
  return [
    count === 0 ? found.none : counted.charAt(0).toUpperCase() + counted.slice(1),
    ...(Object.keys(values) as (keyof typeof values)[])
      .filter((part) => filter[part])
      .map((part) => filled(filteredBy[part], { value: values[part] })),
  ].join(' ');
}
