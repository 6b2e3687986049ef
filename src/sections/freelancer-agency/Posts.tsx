import columns from '../../components/classes/Columns.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PostThumb } from '../../components/PostThumb/PostThumb.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { plural } from '../../lib/i18n/plural.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Post } from '../../lib/queries/posts.ts';
import { path } from '../../lib/routes.ts';
import layout from './ListBesideTitle.module.css';
import styles from './Posts.module.css';

interface PostsProps {
  title: string;
  text: string;
  posts: Post[];
  messages: Messages;
}

/** Renders one writer's posts as ruled rows, with date and picture. */
export function Posts({ title, text, posts, messages }: PostsProps) {
  return (
    <section className={`${columns.twelve} ${layout.section}`}>
      <div className={`${stack.stack} ${layout.head}`}>
        <Heading size="s" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <a href={path('blog')} className={styles.all}>
          {messages.links.allPosts}
        </a>
      </div>
      <ul className={`${ruled.ruled} ${layout.list}`}>
        {posts.map(({ id, href, picture, title: name, subtitle, fullDate, minutes }) => (
          <li key={id} className={styles.post}>
            <p className={styles.date}>
              {fullDate}
              <br />
              {plural(messages.blog.minutes, minutes, messages.locale)}
            </p>
            <Heading level={3} className={styles.name}>
              <StretchedLink underlined href={href}>
                {name}
              </StretchedLink>
            </Heading>
            <p className={styles.subtitle}>{subtitle}</p>
            <div className={styles.thumb}>
              <PostThumb picture={picture} sizes={frameSizes('14rem', { tablet: '34vw' })} morph={href} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
