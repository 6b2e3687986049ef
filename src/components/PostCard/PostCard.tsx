import type { Post } from '../../lib/queries/posts.ts';
import { DottedLine } from '../DottedLine/DottedLine.tsx';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import styles from './PostCard.module.css';

/** The fields of a post that a card shows. */
export type PostCardData = Pick<Post, 'href' | 'title' | 'subtitle' | 'category' | 'picture' | 'fullDate'>;

/** Renders a post as a card with picture, title and date. The whole card links to the post. */
export function PostCard({ post, sizes }: { post: PostCardData; sizes: string }) {
  const { href, title, subtitle, category, picture, fullDate } = post;
  return (
    <article className={styles.post}>
      <div className={styles.visual}>
        <PostThumb picture={picture} sizes={sizes} morph={href} />
      </div>
      <DottedLine className={styles.date}>
        {fullDate}
        {category}
      </DottedLine>
      <h3 className={styles.title}>
        <StretchedLink underlined href={href}>
          {title}
        </StretchedLink>
      </h3>
      <p className={styles.subtitle}>{subtitle}</p>
    </article>
  );
}
