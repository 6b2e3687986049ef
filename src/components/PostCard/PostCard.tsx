import type { Post } from '../../queries/blog.ts';
import { PostVisual } from '../PostVisual/PostVisual.tsx';
import styles from './PostCard.module.css';

/** What a card says of a post. */
export type PostCardFacts = Pick<Post, 'href' | 'title' | 'subtitle' | 'category' | 'day' | 'month' | 'year'> & {
  visual: Post['visuals'][0];
};

/** A post by what illustrates it, its title and its date; all of it leads to the post. */
export function PostCard({ post, sizes }: { post: PostCardFacts; sizes: string }) {
  const { href, title, subtitle, category, visual, day, month, year } = post;
  return (
    <article className={styles.post}>
      <div className={styles.visual}>
        <PostVisual visual={visual} sizes={sizes} decorative morph={href} />
      </div>
      <p className={styles.date}>
        {day} {month} {year}
        <span className={styles.dot} />
        {category}
      </p>
      <h3 className={styles.title}>
        <a href={href}>{title}</a>
      </h3>
      <p className={styles.subtitle}>{subtitle}</p>
    </article>
  );
}
