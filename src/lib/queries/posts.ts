import { type CollectionEntry, getCollection } from 'astro:content';
import type { PicturePlace } from '../../content/schemas/picture-on.ts';
import { dateParts } from '../i18n/dates.ts';
import { blogHref, facetsOf, noFilter, normaliseText } from '../lists/blog-filter.ts';
import { getPicture, type PictureData } from '../media/pictures.ts';
import { path } from '../routes.ts';
import type { PostTone } from '../tones.ts';
import { cachedInProduction } from './cached-in-production.ts';
import type { Reference } from './entries.ts';
import { getMessages } from './messages.ts';
import { getMember } from './team.ts';

/** Figure of an article: a picture, or one or two short lines set as large as possible. */
export type PostFigureData = { caption: string } & ({ picture: PictureData } | { lines: string[]; tone: PostTone });

/** A post for lists and articles. */
export type Post = Awaited<ReturnType<typeof toPost>>;

/** Every post, newest first. */
export const getPosts = cachedInProduction(async () => {
  const entries = await getCollection('posts');
  return Promise.all(entries.sort((a, b) => b.data.date.localeCompare(a.data.date)).map(toPost));
});

/** Returns all posts, newest first, with the pictures that a place has for them. */
export async function getPostsWithPictures(place: PicturePlace): Promise<Post[]> {
  return Promise.all(
    (await getPosts()).map(async (post) => {
      const name = post.pictureOn[place];
      return name ? { ...post, picture: await getPicture(name) } : post;
    }),
  );
}

async function toPost({ id, data, body = '', rendered }: CollectionEntry<'posts'>) {
  const { title, subtitle, tags, date, pictureOn } = data;
  const messages = await getMessages();
  const category = messages.blog.categories[data.category];
  const author = await getMember(data.author);
  const [opening, ...others] = data.figures;
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
    categoryHref: blogHref({ ...noFilter, category: data.category }),
    tags,
    facets: facetsOf(data),
    /** Reading time at 220 words a minute. */
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / 220)),
    /** Opening picture, which also represents the post in lists. */
    picture: await getPicture(opening.picture),
    pictureOn,
    caption: opening.caption,
    /** Figures within the text. */
    figures: await Promise.all(others.map(toFigure)),
    /** The article as HTML, cut before each of its headings. */
    parts: (rendered?.html ?? '').split(/(?=<h2)/),
    searchWords: uniqueWords(
      normaliseText([title, subtitle, category, ...tags, author.name, body.replace(/<[^>]*>/g, '')].join(' ')),
    ),
  };
}

/** Returns each word of a text once, because a search needs no repetitions. */
const uniqueWords = (text: string) => [...new Set(text.split(' '))].join(' ');

async function toFigure(figure: CollectionEntry<'posts'>['data']['figures'][number]): Promise<PostFigureData> {
  if (!('picture' in figure)) return { lines: figure.tile.split('\n'), tone: figure.tone, caption: figure.caption };
  return { picture: await getPicture(figure.picture), caption: figure.caption };
}

/** Returns the posts that a member, given by id, has written, newest first. */
export async function getPostsBy(member: string, place: PicturePlace) {
  return (await getPostsWithPictures(place)).filter(({ author }) => author.id === member);
}

/** Returns the posts that a page names, in its order. */
export async function getNamedPosts(named: Reference<'posts'>[], place: PicturePlace) {
  const posts = await getPostsWithPictures(place);
  return named.flatMap(({ id }) => posts.filter((post) => post.id === id));
}

/** Returns the three teasers of a page, oldest first (docs/spec.md, section 9). */
export async function getBlogTeasers(place: PicturePlace) {
  const newest = (await getPostsWithPictures(place)).slice(0, 3);
  return Promise.all(
    newest.reverse().map(async ({ picture, author, ...post }) => ({
      ...post,
      picture: await getPicture(picture.name, { widest: 890 }),
      author: { ...author, picture: await getPicture(author.picture.name, { widest: 320 }) },
    })),
  );
}
