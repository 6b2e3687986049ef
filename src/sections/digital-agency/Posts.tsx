import columns from '../../components/classes/Columns.module.css';
import head from '../../components/classes/SectionHead.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PostCard, type PostCardData } from '../../components/PostCard/PostCard.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './Posts.module.css';

interface PostsProps {
  title: string;
  posts: PostCardData[];
  links: Messages['links'];
}

/** Renders three posts in columns. */
export function Posts({ title, posts, links }: PostsProps) {
  return (
    <section className={`${tones.mist} ${styles.posts}`}>
      <div className={`${head.head} ${styles.head}`}>
        <Heading size="s">{title}</Heading>
        <a href={path('blog')}>{links.allPosts}</a>
      </div>
      <ul className={`${columns.stackBelowLargePhone} ${styles.columns}`}>
        {posts.map((post) => (
          <li key={post.href} className={styles.column}>
            <PostCard post={post} sizes={frameSizes('31vw', { largePhone: '92vw' })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
