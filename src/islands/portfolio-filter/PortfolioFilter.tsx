import { type MouseEvent, useRef } from 'react';
import columns from '../../components/classes/Columns.module.css';
import halfSphere from '../../components/classes/HalfSphere.module.css';
import row from '../../components/classes/Row.module.css';
import dot from '../../components/Dot/Dot.module.css';
import option from '../../components/Filter/FilterOption.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ProjectCategory } from '../../lib/categories.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { FilterOption } from '../../lib/lists/filter-options.ts';
import { afterMore, filterProjects, type PortfolioView, portfolioHref } from '../../lib/lists/portfolio-filter.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './PortfolioFilter.module.css';
import { ProjectItem } from './ProjectItem.tsx';
import { usePortfolioView } from './use-portfolio-view.ts';

interface PortfolioFilterProps {
  /** The view that the URL names. */
  initialView: PortfolioView;
  projects: ProjectTile[];
  /** Every category with the number of all its projects. */
  options: FilterOption<ProjectCategory>[];
  /** `shown` and `projectsShown` are counts: "{shown} of {count}". */
  messages: { filter: string; caseStudy: string; loadMore: string; shown: string; projectsShown: string };
}

/** Positions of the wide projects, from 1 (docs/spec.md, section 4). */
const widePositions = [3, 6];

/** Removes the small picture for phones, which is only for the first project of the page. */
const withoutPhoneFile = ({ picture, ...project }: ProjectTile): ProjectTile => ({
  ...project,
  picture: picture && { ...picture, inlinedPhoneFile: undefined },
});

/**
 * Renders the portfolio and its filter. The filters and Load More are links to the page of their view. Once hydrated, the
 * island changes the list in place and writes the URL of the view, so that it can be shared and Back returns to it.
 */
export default function PortfolioFilter({ initialView, projects, options, messages }: PortfolioFilterProps) {
  const list = useRef<HTMLUListElement>(null);
  const { view, showView } = usePortfolioView(initialView, list);

  const total = options.find(({ value }) => value === view.category)?.count ?? 0;
  const visible = filterProjects(projects, view);
  const [firstAdded] = filterProjects(projects, afterMore(view)).slice(visible.length);

  const handlePlainClick =
    (change: (from: PortfolioView) => PortfolioView, then?: () => void) => async (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      await showView(change);
      then?.();
    };
  /** Moves the focus to the first project that Load More added: Load More itself may be gone. */
  const focusFirstAdded = () =>
    list.current?.children[visible.length]?.querySelector('a')?.focus({ preventScroll: true });

  return (
    <div className={styles.root}>
      <nav aria-label={messages.filter}>
        <ul className={`${row.row} ${styles.filters}`}>
          {options.map(({ value, name, count }) => {
            const choose = (from: PortfolioView) => ({ ...from, category: value });
            return (
              <li key={value}>
                <a
                  className={`${option.option} ${dot.before}`}
                  href={portfolioHref(choose(view))}
                  onClick={handlePlainClick(choose)}
                  aria-current={value === view.category ? 'true' : undefined}
                >
                  {name} <span className={`${option.count} ${styles.count}`}>{count}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={`${columns.twelve} ${styles.grid}`}>
        <ul className={styles.items} ref={list}>
          {visible.map((project, index) => (
            <ProjectItem
              key={project.id}
              project={view === initialView ? project : withoutPhoneFile(project)}
              caseStudyLabel={messages.caseStudy}
              isWide={widePositions.includes(index + 1)}
              priority={index === 0}
            />
          ))}
        </ul>
        {firstAdded && (
          <a
            className={styles.more}
            href={`${portfolioHref(afterMore(view))}#${firstAdded.id}`}
            onClick={handlePlainClick(afterMore, focusFirstAdded)}
            data-more
          >
            <span className={`${halfSphere.sphere} ${styles.moreSphere}`} />
            <span className={styles.moreLabel}>{messages.loadMore}</span>
            <span className={styles.moreCount}>
              {interpolate(messages.shown, { shown: visible.length, count: total })}
            </span>
          </a>
        )}
      </div>
      <VisuallyHidden as="p" role="status">
        {view !== initialView && interpolate(messages.projectsShown, { shown: visible.length, count: total })}
      </VisuallyHidden>
    </div>
  );
}
