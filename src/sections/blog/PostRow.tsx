import columns from '../../components/classes/Columns.module.css';
import stack from '../../components/classes/Stack.module.css';
import { DotLink } from '../../components/Dot/DotLink.tsx';
import { PostThumb } from '../../components/PostThumb/PostThumb.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Post } from '../../lib/queries/posts.ts';
import styles from './PostRow.module.css';

interface PostRowProps {
  post: Post;
  /** True for the newest post, which is larger. */
  lead?: boolean;
  /** Text of the link to the post. */
  more: string;
}

/** Renders one post of the list, led by its date. */
export function PostRow({ post, lead = false, more }: PostRowProps) {
  return (
    <article className={`${columns.stackBelowLargePhone} ${lead ? styles.lead : styles.row}`}>
      <div className={styles.visual}>
        <PostThumb
          picture={post.picture}
          sizes={frameSizes(lead ? '66vw' : '46vw', { laptop: '100vw' })}
          priority={lead}
          morph={post.href}
        />
      </div>
      <p className={`${stack.start} ${styles.meta}`}>
        <time dateTime={post.date}>
          <span className={styles.day}>{post.day}</span>{' '}
          <span>
            {post.month} {post.year}
          </span>
        </time>
        <a href={post.categoryHref}>{post.category}</a>
      </p>
      <div className={`${stack.start} ${styles.copy}`}>
        <h2 className={styles.title}>
          <StretchedLink underlined href={post.href}>
            {post.title}
          </StretchedLink>
        </h2>
        <p>{post.subtitle}</p>
        <DotLink href={post.href} className={styles.more}>
          {more}
          <VisuallyHidden>: {post.title}</VisuallyHidden>
        </DotLink>
      </div>
    </article>
  );
}
