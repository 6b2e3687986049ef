import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { fill } from '../../i18n/fill.ts';
import { hrefOfView, type PortfolioView, step } from '../../portfolio/view.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import { projectCategories } from '../../taxonomy/projects.ts';
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
export function PortfolioGrid({ title, projects, view, words }: PortfolioGridProps) {
  const chosen = projects.filter(({ category }) => view.category === 'all' || category === view.category);
  const shown = Math.min(view.shown, chosen.length);
  const filters = [
    { category: 'all' as const, name: words.portfolio.all, count: projects.length },
    ...projectCategories.map((category) => ({
      category,
      name: words.portfolio.categories[category],
      count: projects.filter((project) => project.category === category).length,
    })),
  ];
  return (
    <section className={styles.portfolio} data-portfolio data-category={view.category}>
      <Breadcrumb crumbs={[{ label: words.pages.portfolio }]} words={words} />
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <nav aria-label={words.portfolio.filter}>
        <ul className={styles.filters}>
          {filters.map(({ category, name, count }) => (
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
            const place = chosen.indexOf(project);
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
        <a
          className={styles.more}
          href={hrefOfView({ ...view, shown: Math.min(view.shown + step, Math.max(view.shown, projects.length)) })}
          data-more
          hidden={shown >= chosen.length}
        >
          <span className={styles.moreLabel}>{words.links.loadMore}</span>
          <span className={styles.moreCount} data-count={words.portfolio.shown}>
            {fill(words.portfolio.shown, { shown, count: chosen.length })}
          </span>
        </a>
      </div>
      <p role="status" className={styles.status} data-status={words.portfolio.projectsShown} />
    </section>
  );
}
