import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './BlogList.module.css';
import { PostRow, type PostRowFacts } from './PostRow.tsx';

interface BlogListProps {
  /** The page's name, for the breadcrumb. */
  page: string;
  title: string;
  intro: string;
  posts: PostRowFacts[];
  /** Which page of the list this is, and the address of each. */
  pagination: { page: number; pages: string[] };
  /** When the list is filtered: what by, each with the address of the list without it. */
  asked: { text: string; href: string }[];
  words: Words;
  /** The sidebar. */
  children: ReactNode;
}

/** The blog: its newest post large, the others as ruled lines, and the sidebar beside them (spec section 2). */
export function BlogList({ page, title, intro, posts, pagination, asked, words, children }: BlogListProps) {
  const filtered = asked.length > 0;
  const lead = filtered || pagination.page > 1 ? undefined : posts[0];
  const rows = lead ? posts.slice(1) : posts;
  const crumbs = filtered ? [{ label: page, href: path('blog') }, { label: words.blog.crumb }] : [{ label: page }];
  return (
    <section className={styles.blog}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} words={words} />
        <Heading level={1} size={filtered ? 'm' : 'l'} className={filtered ? styles.found : styles.title}>
          {title}
        </Heading>
        <p className={styles.intro}>{intro}</p>
        {filtered && (
          <ul className={styles.asked} aria-label={words.blog.filters}>
            {asked.map(({ text, href }) => (
              <li key={text}>
                <a href={href} aria-label={fill(words.blog.removeFilter, { filter: text })}>
                  {text}
                  <span aria-hidden="true">×</span>
                </a>
              </li>
            ))}
            <li>
              <a href={path('blog')}>{words.links.allPosts}</a>
            </li>
          </ul>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.list}>
          {lead && <PostRow post={lead} lead more={words.links.seeMore} />}
          {rows.map((post) => (
            <PostRow key={post.href} post={post} more={words.links.seeMore} />
          ))}
          {posts.length === 0 && (
            <p className={styles.empty} aria-hidden="true">
              0<span />
            </p>
          )}
          {pagination.pages.length > 1 && <Pagination {...pagination} words={words.blog.pagination} />}
        </div>
        {children}
      </div>
    </section>
  );
}
