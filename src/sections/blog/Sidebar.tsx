import { Picture } from '../../components/Picture/Picture.tsx';
import { PostThumb } from '../../components/PostThumb/PostThumb.tsx';
import type { PictureData } from '../../media/pictures.ts';
import styles from './Sidebar.module.css';

interface Facet {
  name: string;
  href: string;
  /** The posts behind the link. */
  count: number;
  /** Whether the list is filtered by it; its link then takes the filter away. */
  current: boolean;
}

interface SidebarProps {
  author: { name: string; designation: string; statement: string; picture: PictureData; href: string };
  /** What the list is filtered by, which a search keeps. */
  filter: { q: string; category: string; tag: string; month: string };
  categories: Facet[];
  recent: { title: string; href: string; date: string; thumb: PictureData }[];
  months: Facet[];
  tags: Facet[];
}

/** What stands beside the blog (spec section 2): author, search, categories, recent posts, months and tags. */
export function Sidebar({ author, filter, categories, recent, months, tags }: SidebarProps) {
  const { q, ...kept } = filter;
  return (
    <aside className={styles.sidebar} aria-label="About the blog">
      <section className={styles.author}>
        <div className={styles.portrait}>
          <Picture picture={author.picture} sizes="7rem" alt="" />
        </div>
        <div>
          <h2 className={styles.name}>
            <a href={author.href}>{author.name}</a>
          </h2>
          <p>{author.designation}</p>
        </div>
        <p className={styles.statement}>{author.statement}</p>
      </section>

      {/* biome-ignore lint/a11y/useSemanticElements: React has the search element, older browsers do not */}
      <form action="/blog" role="search" className={styles.search}>
        <label htmlFor="blog-search">Search the blog</label>
        <div className={styles.box}>
          <input id="blog-search" type="search" name="q" defaultValue={q} maxLength={100} autoComplete="off" />
          <button type="submit">Search</button>
        </div>
        {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
      </form>

      <section>
        <h2>Categories</h2>
        <ul className={styles.lines}>{categories.map(line)}</ul>
      </section>

      <section>
        <h2>Archives</h2>
        <ul className={styles.recent}>
          {recent.map(({ title, href, date, thumb }) => (
            <li key={href}>
              <div className={styles.thumb}>
                <PostThumb picture={thumb} sizes="7.5rem" />
              </div>
              <div>
                <a href={href}>{title}</a>
                <p className={styles.date}>{date}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section>
        <h2>By month</h2>
        <ul className={`${styles.lines} ${styles.months}`}>{months.map(line)}</ul>
      </section>

      <section>
        <h2>Tags</h2>
        <ul className={styles.tags}>
          {tags.map(({ name, href, count, current }) => (
            <li key={name} data-count={Math.min(count, 5)}>
              {count > 0 ? (
                <a href={href} aria-current={current || undefined}>
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** One line of a list; what has no post behind it is no link. */
function line({ name, href, count, current }: Facet) {
  return (
    <li key={name}>
      {count > 0 ? (
        <a href={href} aria-current={current || undefined}>
          {name}
        </a>
      ) : (
        <span className={styles.none}>{name}</span>
      )}
      <span className={styles.count}>
        {count}
        <span className={styles.said}> {count === 1 ? 'post' : 'posts'}</span>
      </span>
    </li>
  );
}
