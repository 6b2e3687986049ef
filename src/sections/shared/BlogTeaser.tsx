import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import head from '../../components/classes/SectionHead.module.css';
import { DotLink } from '../../components/Dot/DotLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PostThumb } from '../../components/PostThumb/PostThumb.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Post } from '../../lib/queries/posts.ts';
import { path } from '../../lib/routes.ts';
import styles from './BlogTeaser.module.css';

interface BlogTeaserProps {
  title: string;
  teasers: Post[];
  links: Messages['links'];
}

/** Renders three articles as ruled lines with dates and pictures. */
export function BlogTeaser({ title, teasers, links }: BlogTeaserProps) {
  return (
    <section className={section.section}>
      <div className={`${head.head} ${styles.head}`}>
        <Heading size="l">{title}</Heading>
        <DotLink href={path('blog')}>{links.allPosts}</DotLink>
      </div>
      <ul className={ruled.ruled}>
        {teasers.map((teaser) => (
          <li key={teaser.title} className={styles.teaser}>
            <p className={styles.date}>
              <span className={styles.day}>{teaser.day}</span> <span>{`${teaser.month} ${teaser.year}`}</span>
            </p>
            <div className={styles.thumb}>
              <PostThumb
                picture={teaser.picture}
                sizes={frameSizes('20vw', { largePhone: '34vw', laptop: '23vw' })}
                morph={teaser.href}
              />
            </div>
            <div className={styles.copy}>
              <h3 className={styles.name}>
                <StretchedLink underlined href={teaser.href}>
                  {teaser.title}
                </StretchedLink>
              </h3>
              <p>{teaser.subtitle}</p>
            </div>
            <div className={styles.author}>
              <Picture picture={teaser.author.picture} sizes="4rem" alt="" className={styles.face} />
              <p>
                <strong>{teaser.author.name}</strong>
                {teaser.author.designation}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
