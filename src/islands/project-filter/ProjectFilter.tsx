import { type MouseEvent, useRef } from 'react';
import { isPlainClick } from '../../behaviours/plain-click.ts';
import { fill } from '../../i18n/fill.ts';
import { afterMore, hrefOfView, type PortfolioView, shownIn } from '../../portfolio/view.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import type { FilterOption } from '../../taxonomy/filter.ts';
import type { ProjectCategory } from '../../taxonomy/projects.ts';
import { useAwake } from '../use-awake.ts';
import styles from './ProjectFilter.module.css';
import { ProjectItem } from './ProjectItem.tsx';
import { useView } from './use-view.ts';

interface ProjectFilterProps {
  /** What the address asks for. */
  view: PortfolioView;
  /** The projects of the view, and those that Load More asks for next. */
  projects: ProjectTile[];
  /** Every category with the number of all its projects. */
  options: FilterOption<ProjectCategory>[];
  /** `shown` and `projectsShown` say how many there are, of `{count}`. */
  words: { filter: string; loadMore: string; shown: string; projectsShown: string };
}

/** A project without the small picture that comes with the page: whatever is shown later has time to be fetched. */
const withoutSmall = ({ picture, ...project }: ProjectTile): ProjectTile => ({
  ...project,
  picture: picture && { ...picture, phone: undefined },
});

/**
 * The portfolio under its filter. Filter and Load More are links, which the server answers; awake, the island does the
 * same in place, and the address still says what is shown, so that it can be shared and Back returns to it.
 */
export default function ProjectFilter({ view: asked, projects: carried, options, words }: ProjectFilterProps) {
  const island = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const countOf = (category: PortfolioView['category']) => options.find(({ value }) => value === category)?.count ?? 0;
  const { view, marked, projects, go } = useView({ first: asked, carried, countOf, list });
  useAwake(island);

  const all = countOf(view.category);
  const shown = shownIn(projects, view);
  /** Those that Load More brings wait in the page, so that it answers before the island is awake. */
  const waiting = shownIn(projects, afterMore(view)).slice(shown.length);

  const follow = (change: (from: PortfolioView) => PortfolioView, then?: () => void) => async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    await go(change);
    then?.();
  };
  /** Load More may be gone now: the reader goes on with the first project that it brought. */
  const goOn = () => list.current?.children[shown.length]?.querySelector('a')?.focus({ preventScroll: true });

  return (
    <div ref={island} className={styles.root}>
      <nav aria-label={words.filter}>
        <ul className={styles.filters}>
          {options.map(({ value, name, count }) => {
            const choose = (from: PortfolioView) => ({ ...from, category: value });
            return (
              <li key={value}>
                <a
                  href={hrefOfView(choose(marked))}
                  onClick={follow(choose)}
                  aria-current={value === marked.category ? 'true' : undefined}
                  data-shows={value}
                  data-in-place
                >
                  {name} <span className={styles.count}>{count}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.grid}>
        <ul className={styles.items} ref={list}>
          {[...shown, ...waiting].map((project, place) => (
            <ProjectItem
              key={project.id}
              project={view === asked ? project : withoutSmall(project)}
              wide={place === 2 || place === 5}
              first={place === 0}
              waits={place >= shown.length}
            />
          ))}
        </ul>
        {shown.length < all && (
          <a
            className={styles.more}
            href={hrefOfView(afterMore(view)) + (waiting[0] ? `#${waiting[0].id}` : '')}
            onClick={follow(afterMore, goOn)}
            data-more
            data-in-place
          >
            <span className={styles.moreLabel}>{words.loadMore}</span>
            <span className={styles.moreCount}>{fill(words.shown, { shown: shown.length, count: all })}</span>
          </a>
        )}
      </div>
      <p role="status" className={styles.status}>
        {view !== asked && fill(words.projectsShown, { shown: shown.length, count: all })}
      </p>
    </div>
  );
}
