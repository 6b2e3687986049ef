import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { afterMore, hrefOfView, type PortfolioView, shownIn } from '../../portfolio/view.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import { chosen, filterOptions } from '../../taxonomy/filter.ts';
import { categoryNames } from '../../taxonomy/projects.ts';
import styles from './PortfolioGrid.module.css';
import { PortfolioItem } from './PortfolioItem.tsx';

interface PortfolioGridProps {
  title: string;
  projects: ProjectTile[];
  view: PortfolioView;
  words: Words;
}

/**
 * The portfolio under its filter. Filter and Load More are links, which the server answers; behaviours/portfolio.ts
 * does the same in place. Without script there is no Load More, and everything is shown.
 */
export function PortfolioGrid({ title, projects, view }: PortfolioGridProps) {
  const found = chosen(projects, view.category);
  const shown = shownIn(projects, view).length;
  return (
    <section className={styles.portfolio} data-portfolio data-category={view.category}>
      <Breadcrumb crumbs={[{ label: words.pages.portfolio }]} words={words} />
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <nav aria-label={words.portfolio.filter}>
        <ul className={styles.filters}>
          {filterOptions(projects, categoryNames, 'All').map(({ value: category, name, count }) => (
            <li key={category}>
              <a
                href={hrefOfView({ ...view, category })}
                data-filter={category}
                aria-current={category === view.category ? 'true' : undefined}
              >
                {name} <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.grid}>
        <ul className={styles.items}>
          {projects.map((project) => {
            const place = found.indexOf(project);
            return (
              <PortfolioItem
                key={project.id}
                project={project}
                hidden={place < 0}
                later={place >= shown}
                wide={place === 2 || place === 5}
                first={place === 0 || place === 1}
              />
            );
          })}
        </ul>
        <a className={styles.more} href={hrefOfView(afterMore(view))} data-more hidden={shown >= found.length}>
          <span className={styles.moreLabel}>Load More</span>
          <span className={styles.moreCount} data-count>
            {shown} of {found.length} shown
          </span>
        </a>
      </div>
      <p role="status" className={styles.status} data-status={words.portfolio.projectsShown} />
    </section>
  );
}
