import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import row from '../../components/classes/Row.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Post } from '../../lib/queries/posts.ts';
import { path } from '../../lib/routes.ts';
import styles from './BlogList.module.css';
import { Pagination } from './Pagination.tsx';
import { PostRow } from './PostRow.tsx';

interface BlogListProps {
  title: string;
  intro: string;
  posts: Post[];
  /** Number of this page and the URLs of all pages. */
  pagination: { page: number; pages: string[] };
  /** Active filters, each with the URL of the list without it. */
  activeFilters: { text: string; href: string }[];
  messages: Messages;
  /** The sidebar. */
  children: ReactNode;
}

/** Renders the blog: its newest post large, the others as ruled lines, and the sidebar beside them. */
export function BlogList({ title, intro, posts, pagination, activeFilters, messages, children }: BlogListProps) {
  const isFiltered = activeFilters.length > 0;
  const lead = isFiltered || pagination.page > 1 ? undefined : posts[0];
  const rows = lead ? posts.slice(1) : posts;
  const crumbs = isFiltered
    ? [{ label: messages.pages.blog, href: path('blog') }, { label: messages.blog.crumb }]
    : [{ label: messages.pages.blog }];
  return (
    <section className={styles.blog}>
      <header className={`${columns.stackBelowTablet} ${styles.head}`}>
        <Breadcrumb crumbs={crumbs} messages={messages} />
        <Heading level={1} size={isFiltered ? 'm' : 'l'} className={isFiltered ? styles.found : styles.title}>
          {title}
        </Heading>
        <p className={`${prose.lead} ${styles.intro}`}>{intro}</p>
        {isFiltered && (
          <ul className={`${row.row} ${styles.activeFilters}`} aria-label={messages.blog.filters}>
            {activeFilters.map(({ text, href }) => (
              <li key={text}>
                <a href={href} aria-label={interpolate(messages.blog.removeFilter, { filter: text })}>
                  {text}
                </a>
              </li>
            ))}
            <li>
              <a href={path('blog')}>{messages.links.allPosts}</a>
            </li>
          </ul>
        )}
      </header>
      <div className={`${columns.stackBelowLaptop} ${styles.columns}`}>
        <div className={`${stack.stack} ${styles.list}`}>
          {lead && <PostRow post={lead} lead more={messages.links.seeMore} />}
          {rows.map((post) => (
            <PostRow key={post.href} post={post} more={messages.links.seeMore} />
          ))}
          {posts.length === 0 && (
            <p className={styles.empty} aria-hidden="true">
              0<Dot />
            </p>
          )}
          {pagination.pages.length > 1 && <Pagination {...pagination} messages={messages.blog.pagination} />}
        </div>
        {children}
      </div>
    </section>
  );
}
