import row from '../../components/classes/Row.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PostThumb } from '../../components/PostThumb/PostThumb.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { plural } from '../../lib/i18n/plural.ts';
import { maxQueryLength } from '../../lib/lists/blog-filter.ts';
import type { getArchivePosts, SidebarLinks } from '../../lib/queries/blog-list.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { TeamCard } from '../../lib/queries/team.ts';
import { path } from '../../lib/routes.ts';
import styles from './Sidebar.module.css';

type Facet = SidebarLinks['tags'][number];

interface SidebarProps extends SidebarLinks {
  author: TeamCard;
  archivePosts: Awaited<ReturnType<typeof getArchivePosts>>;
  messages: Messages;
}

/** Renders the sidebar of the blog: author, search, categories, recent posts, months and tags. */
export function Sidebar({ author, filter, categories, archivePosts, months, tags, messages }: SidebarProps) {
  const { q, ...others } = filter;
  const { sidebar } = messages.blog;
  const line = (facet: Facet) => (
    <li key={facet.name}>
      <FacetLink {...facet} />
      <span className={styles.count}>
        {facet.count}
        <VisuallyHidden>{` ${plural(sidebar.posts, facet.count, messages.locale)}`}</VisuallyHidden>
      </span>
    </li>
  );
  return (
    <aside className={styles.sidebar} aria-label={sidebar.label}>
      <section className={`${row.row} ${styles.author}`}>
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
      <form action={path('blog')} role="search" className={styles.search}>
        <label htmlFor="blog-search">{sidebar.search}</label>
        <div className={styles.box}>
          <input
            id="blog-search"
            type="search"
            name="q"
            placeholder={sidebar.searchHint}
            defaultValue={q}
            maxLength={maxQueryLength}
            autoComplete="off"
          />
          <button type="submit">{sidebar.searchButton}</button>
        </div>
        {Object.entries(others).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
      </form>

      <section>
        <h2>{sidebar.categories}</h2>
        <ul className={`${ruled.ruled} ${styles.lines}`}>{categories.map(line)}</ul>
      </section>

      <section>
        <h2>{sidebar.archives}</h2>
        <ul className={styles.archives}>
          {archivePosts.map(({ title, href, date, picture }) => (
            <li key={href}>
              <div className={styles.thumb}>
                <PostThumb picture={picture} sizes="7.5rem" />
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
        <h2>{sidebar.months}</h2>
        <ul className={`${ruled.ruled} ${styles.lines} ${styles.columns}`}>{months.map(line)}</ul>
      </section>

      <section>
        <h2>{sidebar.tags}</h2>
        <ul className={`${row.row} ${styles.tags}`}>
          {tags.map((facet) => (
            <li key={facet.name}>
              <FacetLink {...facet} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** Renders the name of an option; without posts it is not a link. */
function FacetLink({ name, href, count, isCurrent }: Facet) {
  if (count === 0) return <span className={styles.none}>{name}</span>;
  return (
    <a href={href} className={isCurrent ? dot.before : undefined} aria-current={isCurrent || undefined}>
      {name}
    </a>
  );
}
