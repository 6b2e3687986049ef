import { Fragment, type ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import row from '../../components/classes/Row.module.css';
import stack from '../../components/classes/Stack.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { plural } from '../../lib/i18n/plural.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Post } from '../../lib/queries/posts.ts';
import { path } from '../../lib/routes.ts';
import styles from './Article.module.css';
import { PostFigure } from './PostFigure.tsx';

interface ArticleProps extends Post {
  /** Label of the last crumb: the post's title or the requested id. */
  crumb: string;
  messages: Messages;
  /** Note above a sample article that is shown instead of the requested one. */
  note?: string | undefined;
  /** Content below the text, and an `aside` beside it. */
  children: ReactNode;
}

/** Renders a post: one column of text with a quote and figures, and the sidebar beside it. */
export function Article({ parts, quote, picture, caption, figures, messages, children, ...post }: ArticleProps) {
  // A wide picture is as wide as the page. Any other picture is beside the title.
  const isWide = picture.width > picture.height;
  const pairs = inPairs(figures);
  /** Returns the figures after a part: a pair after the third, the fifth and so on, and the rest after the last. */
  const pairsAfter = (index: number) => pairs.filter((_, pair) => Math.min(2 + 2 * pair, parts.length - 1) === index);
  return (
    <article className={styles.article}>
      <header className={`${columns.stackBelowTablet} ${styles.head} ${isWide ? styles.wide : ''}`}>
        <div className={`${stack.stack} ${styles.copy}`}>
          <Breadcrumb
            crumbs={[{ label: messages.pages.blog, href: path('blog') }, { label: post.crumb }]}
            messages={messages}
          />
          {post.note && <p className={styles.note}>{post.note}</p>}
          <Heading level={1} className={styles.title}>
            {post.title}
          </Heading>
          <p className={`${prose.lead} ${styles.subtitle}`}>{post.subtitle}</p>
          <p className={`${row.row} ${styles.meta}`}>
            <time dateTime={post.date}>{post.fullDate}</time>
            <a href={post.categoryHref}>{post.category}</a>
            <span>
              <Interpolate
                text={messages.blog.by}
                parts={{ author: <a href={post.author.href}>{post.author.name}</a> }}
              />
            </span>
            <span>{plural(messages.blog.minutes, post.minutes, messages.locale)}</span>
          </p>
        </div>
        <figure className={styles.figure}>
          <Picture
            picture={picture}
            sizes={isWide ? '100vw' : frameSizes('42vw', { tablet: '100vw' })}
            priority
            morph={post.href}
            className={styles.opening}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      </header>
      <div className={`${columns.stackBelowLaptop} ${styles.columns}`}>
        <div className={`${stack.stack} ${styles.main}`}>
          {parts.map((part, index) => (
            <Fragment key={part}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time */}
              <div className={styles.part} dangerouslySetInnerHTML={{ __html: part }} />
              {index === 0 && (
                <blockquote className={styles.quote}>
                  <p className={dot.before}>{quote}</p>
                </blockquote>
              )}
              {pairsAfter(index).map((pair) => (
                <Figures key={pair[0]?.caption} figures={pair} />
              ))}
            </Fragment>
          ))}
        </div>
        {children}
      </div>
    </article>
  );
}

/** Renders one figure over the whole measure, or two side by side, of one height. */
function Figures({ figures }: { figures: Post['figures'] }) {
  const pictures = figures.flatMap((figure) => ('picture' in figure ? figure.picture : []));
  const isUpright = pictures.some(({ width, height }) => width < height);
  const modifier =
    figures.length === 1 ? styles.one : isUpright ? styles.upright : pictures.length === 2 ? styles.equal : '';
  return (
    <div className={`${columns.stackBelowLargePhone} ${styles.figures} ${modifier}`}>
      {figures.map((figure) => (
        <figure key={figure.caption} className={styles.figure}>
          <PostFigure figure={figure} sizes={frameSizes('42vw', { largePhone: '100vw', laptop: '62vw' })} />
          <figcaption>{figure.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const inPairs = (figures: Post['figures']) =>
  figures.flatMap((_, index) => (index % 2 === 0 ? [figures.slice(index, index + 2)] : []));
