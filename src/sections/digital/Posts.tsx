import { Heading } from '../../components/Heading/Heading.tsx';
import { PostCard, type PostCardFacts } from '../../components/PostCard/PostCard.tsx';
import styles from './Posts.module.css';

/** Three posts, a column each. */
export function Posts({ title, posts }: { title: string; posts: PostCardFacts[] }) {
  return (
    <section className={styles.posts}>
      <div className={styles.head}>
        <Heading size="s">{title}</Heading>
        <a href="/blog">All posts</a>
      </div>
      <ul className={styles.columns}>
        {posts.map((post) => (
          <li key={post.href} className={styles.column}>
            <PostCard post={post} sizes="(width < 700px) 92vw, 31vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
