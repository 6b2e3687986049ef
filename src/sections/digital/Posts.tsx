import { Heading } from '../../components/Heading/Heading.tsx';
import { PostCard, type PostCardFacts } from '../../components/PostCard/PostCard.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Posts.module.css';

interface PostsProps {
  title: string;
  posts: PostCardFacts[];
  words: Words['links'];
}

/** Three posts in columns. */
export function Posts({ title, posts, words }: PostsProps) {
  return (
    <section className={styles.posts}>
      <div className={styles.head}>
        <Heading size="s">{title}</Heading>
        <a href={path('blog')}>{words.allPosts}</a>
      </div>
      <ul className={styles.columns}>
        {posts.map((post) => (
          <li key={post.href} className={styles.column}>
            <PostCard post={post} sizes={frameSizes('31vw', { largePhone: '92vw' })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
