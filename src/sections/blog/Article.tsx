import { Fragment, type ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PostVisual } from '../../components/PostVisual/PostVisual.tsx';
import { Filled } from '../../i18n/Filled.tsx';
import { plural } from '../../i18n/plural.ts';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { Visual } from '../../queries/blog.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Article.module.css';

interface ArticleProps {
  /** Its address. */
  href: string;
  /** The last of the breadcrumb: the post's title, or the id that was asked for. */
  label: string;
  title: string;
  subtitle: string;
  /** As 2022-03-20, and as it is set on the page. */
  date: string;
  day: string;
  month: string;
  year: string;
  category: string;
  categoryHref: string;
  author: { name: string; href: string };
  minutes: number;
  words: Words;
  quote: string;
  /** What opens the article, and what is said under it. */
  picture: PictureData;
  caption: string;
  /** What stands within the article, two side by side. */
  insets: Visual[];
  /** The article as HTML, cut before each heading. */
  parts: string[];
  /** Said before the article, when it is not the one that was asked for. */
  note?: string | undefined;
  /** What follows the text, and an `aside` that stands beside it. */
  children: ReactNode;
}

/** A post: one column of text with a quote and figures within it, and the sidebar beside it. */
export function Article({ parts, quote, picture, caption, insets, words, children, ...post }: ArticleProps) {
  // A wide picture opens the article across the page, anything else beside its title.
  const isWide = picture.width > picture.height;
  return (
    <article className={styles.article}>
      <header className={`${styles.head} ${isWide ? styles.wide : ''}`}>
        <div className={styles.words}>
          <Breadcrumb crumbs={[{ label: words.pages.blog, href: path('blog') }, { label: post.label }]} words={words} />
          {post.note && <p className={styles.note}>{post.note}</p>}
          <Heading level={1} className={styles.title}>
            {post.title}
          </Heading>
          <p className={styles.subtitle}>{post.subtitle}</p>
          <p className={styles.meta}>
            <time dateTime={post.date}>{`${post.day} ${post.month} ${post.year}`}</time>
            <a href={post.categoryHref}>{post.category}</a>
            <span>
              <Filled text={words.blog.by} parts={{ author: <a href={post.author.href}>{post.author.name}</a> }} />
            </span>
            <span>{plural(words.blog.minutes, post.minutes, words.locale)}</span>
          </p>
        </div>
        <figure className={styles.figure}>
          <Picture
            picture={picture}
            sizes={isWide ? '100vw' : frameSizes('42vw', { tablet: '100vw' })}
            first
            morph={post.href}
            className={styles.opening}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {parts.map((part, index) => (
            <Fragment key={part}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time */}
              <div className={styles.part} dangerouslySetInnerHTML={{ __html: part }} />
              {index === 0 && (
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
              )}
              {inPairs(insets)
                // After the third part, the fifth, and so on, as far as there are so many.
                .filter((_, pair) => Math.min(2 + 2 * pair, parts.length - 1) === index)
                .map((pair) => (
                  <Insets key={pair[0]?.caption} visuals={pair} />
                ))}
            </Fragment>
          ))}
        </div>
        {children}
      </div>
    </article>
  );
}

/** One figure over the whole measure, or two side by side, of one height. */
function Insets({ visuals }: { visuals: Visual[] }) {
  const isUpright = visuals.some((visual) => 'picture' in visual && visual.picture.width < visual.picture.height);
  const shape = visuals.length === 1 ? styles.one : isUpright ? styles.upright : '';
  return (
    <div className={`${styles.insets} ${shape}`}>
      {visuals.map((visual) => (
        <figure key={visual.caption} className={styles.figure}>
          <PostVisual visual={visual} sizes={frameSizes('42vw', { largePhone: '100vw', laptop: '62vw' })} />
          <figcaption>{visual.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const inPairs = (visuals: Visual[]) =>
  visuals.flatMap((_, index) => (index % 2 === 0 ? [visuals.slice(index, index + 2)] : []));
