import { Fragment, type ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PostVisual, type Visual } from '../../components/PostVisual/PostVisual.tsx';
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
  quote: string;
  /** The first opens the article, the second stands within it. */
  visuals: readonly [Visual, Visual];
  /** The article as HTML, cut before each heading. */
  parts: string[];
  /** Said before the article, when it is not the one that was asked for. */
  note?: string | undefined;
  /** What follows the text, and an `aside` that stands beside it. */
  children: ReactNode;
}

/** A post set for reading: one measure of text, a quote and a figure within it, and the sidebar kept quiet. */
export function Article({ parts, quote, visuals: [opening, inset], children, ...post }: ArticleProps) {
  // A wide picture opens the article across the page, anything else beside its title.
  const isWide = 'picture' in opening && opening.picture.width > opening.picture.height;
  return (
    <article className={styles.article}>
      <header className={`${styles.head} ${isWide ? styles.wide : ''}`}>
        <div className={styles.words}>
          <Breadcrumb
            crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: post.label }]}
          />
          {post.note && <p className={styles.note}>{post.note}</p>}
          <Heading level={1} className={styles.title}>
            {post.title}
          </Heading>
          <p className={styles.subtitle}>{post.subtitle}</p>
          <p className={styles.meta}>
            <time dateTime={post.date}>
              {post.day} {post.month} {post.year}
            </time>
            <a href={post.categoryHref}>{post.category}</a>
            <span>
              By <a href={post.author.href}>{post.author.name}</a>
            </span>
            <span>{post.minutes} minutes</span>
          </p>
        </div>
        <Figure visual={opening} sizes={isWide ? '100vw' : '(width < 820px) 100vw, 42vw'} first morph={post.href} />
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
              {index === Math.min(2, parts.length - 1) && <Figure visual={inset} sizes="(width < 991px) 100vw, 62vw" />}
            </Fragment>
          ))}
        </div>
        {children}
      </div>
    </article>
  );
}

function Figure({ visual, ...rest }: { visual: Visual; sizes: string; first?: boolean; morph?: string }) {
  return (
    <figure className={styles.figure}>
      <PostVisual visual={visual} {...rest} />
      <figcaption>{visual.caption}</figcaption>
    </figure>
  );
}
