import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterMore, hrefOfView, type PortfolioView, shownIn, viewFromQuery } from '../../lib/portfolio-view.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { moveItems, skipMove } from './move-items.ts';

const viewOfUrl = () => viewFromQuery(new URLSearchParams(location.search));

/** Fetches all projects from the server. */
async function fetchProjects(): Promise<ProjectTile[]> {
  const response = await fetch('/portfolio.json');
  if (!response.ok) throw new Error(`portfolio.json: ${response.status}`);
  return response.json();
}

interface ViewParts {
  /** The view that the page was rendered with; `initialProjects` are its projects and those of the next Load More. */
  initialView: PortfolioView;
  initialProjects: ProjectTile[];
  /** Returns the number of projects of a category. */
  countOf: (category: PortfolioView['category']) => number;
  list: RefObject<HTMLElement | null>;
}

/**
 * Holds the view of the portfolio. The URL names it; Back and Forward change it. If there are more projects than the page
 * was rendered with, all are fetched after hydration.
 */
export function useView({ initialView, initialProjects, countOf, list }: ViewParts) {
  const [view, setView] = useState(initialView);
  /** The view that the filter marks, before its projects are there. */
  const [marked, setMarked] = useState(initialView);
  const [projects, setProjects] = useState(initialProjects);
  const latest = useRef(initialView);
  const fetched = useRef<Promise<ProjectTile[]>>(undefined);

  const isLoaded = (to: PortfolioView) => shownIn(projects, to).length >= Math.min(to.shown, countOf(to.category));

  /** Fetches all projects once. */
  const fetchAll = () => {
    fetched.current ??= fetchProjects().then((all) => {
      // Projects that came with the page are kept: one of them has the picture for phones.
      const whole = all.map((project) => initialProjects.find(({ id }) => id === project.id) ?? project);
      setProjects(whole);
      return whole;
    });
    return fetched.current;
  };

  /** Shows a view, unless another one is requested meanwhile. */
  const show = async (to: PortfolioView) => {
    latest.current = to;
    setMarked(to);
    if (!isLoaded(to)) await fetchAll();
    if (latest.current !== to || !list.current) return;
    // Load More moves no items.
    if (to.category === view.category) flushSync(() => setView(to));
    else await moveItems(list.current, () => setView(to));
  };

  /** Shows a view without animation: on Back the browser restores the scroll position, which needs the page at its full height. */
  const showNow = async (to: PortfolioView) => {
    latest.current = to;
    skipMove();
    if (!isLoaded(to)) await fetchAll();
    if (latest.current !== to) return;
    flushSync(() => {
      setMarked(to);
      setView(to);
    });
  };

  const start = useEffectEvent(() => {
    if (initialProjects.length < countOf('all')) fetchAll().catch(() => {});
    // The visitor may have followed Load More, or gone back, before hydration.
    const linked = shownIn(initialProjects, afterMore(initialView)).findIndex(({ id }) => location.hash === `#${id}`);
    if (linked >= initialView.shown) history.replaceState(null, '', hrefOfView(afterMore(initialView)));
    const urlView = viewOfUrl();
    if (hrefOfView(urlView) === hrefOfView(initialView)) return;
    // React allows no flushSync in an effect.
    queueMicrotask(() => show(urlView).catch(() => location.reload()));
  });
  const handlePopState = useEffectEvent(() => {
    showNow(viewOfUrl()).catch(() => location.reload());
  });
  useEffect(() => {
    start();
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, []);

  /** Shows another view and writes its URL. If its projects cannot be fetched, the page is loaded from the server. */
  const go = async (change: (from: PortfolioView) => PortfolioView) => {
    const to = change(latest.current);
    const href = hrefOfView(to);
    if (href === hrefOfView(latest.current)) return;
    history.pushState(null, '', href);
    await show(to).catch(() => location.reload());
  };

  return { view, marked, projects, go };
}
