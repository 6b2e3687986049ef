import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PostThumb } from '../../components/PostThumb/PostThumb.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { plural } from '../../lib/i18n/plural.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Post } from '../../lib/queries/posts.ts';
import styles from './Posts.module.css';

interface PostsProps {
  title: string;
  posts: Post[];
  messages: Messages;
}

/** Renders posts as rows, under a large quote from the first of them. */
export function Posts({ title, posts, messages }: PostsProps) {
  return (
    <section className={section.section}>
      <blockquote className={styles.quote}>
        <p>{posts[0]?.quote}</p>
      </blockquote>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${ruled.ruled} ${styles.list}`}>
        {posts.map(({ id, href, picture, title: name, author, month, year, minutes }) => (
          <li key={id} className={styles.post}>
            <div className={styles.thumb}>
              <PostThumb picture={picture} sizes={frameSizes('9rem', { tablet: '6rem' })} morph={href} />
            </div>
            <h3 className={styles.name}>
              <StretchedLink underlined href={href}>
                {name}
              </StretchedLink>
            </h3>
            <p>{author.name}</p>
            <p>
              {month} {year}
            </p>
            <p>{plural(messages.blog.minutes, minutes, messages.locale)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
