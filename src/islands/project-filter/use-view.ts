import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextPaint } from '../../behaviours/next-paint.ts';
import { hrefOfView, type PortfolioView, shownIn, viewFromQuery } from '../../portfolio/view.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import { moveItems, skipMove } from './move-items.ts';

const viewOfAddress = () => viewFromQuery(new URLSearchParams(location.search));

/** Asks the server for every project. */
async function fetchProjects(): Promise<ProjectTile[]> {
  const answer = await fetch('/portfolio.json');
  if (!answer.ok) throw new Error(`portfolio.json: ${answer.status}`);
  return answer.json();
}

interface ViewParts {
  /** What the page came with: a view, the projects of it and of the next Load More. */
  first: PortfolioView;
  carried: ProjectTile[];
  /** How many projects there are in all of a category. */
  countOf: (category: PortfolioView['category']) => number;
  /** The element that holds the projects. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Which view of the portfolio is shown. The address names it, and Back and Forward change it. If there are more
 * projects than the page came with, all are fetched once the island is awake.
 */
export function useView({ first, carried, countOf, list }: ViewParts) {
  const [view, setView] = useState(first);
  /** What the filter marks, at once; the projects follow. */
  const [marked, setMarked] = useState(first);
  const [projects, setProjects] = useState(carried);
  const latest = useRef(first);
  const fetched = useRef<Promise<ProjectTile[]>>(undefined);

  const isHere = (to: PortfolioView) => shownIn(projects, to).length >= Math.min(to.shown, countOf(to.category));

  /** Fetches every project, once. */
  const fetchAll = () => {
    fetched.current ??= fetchProjects().then((all) => {
      // Those of the page stay as they are: one of them holds its picture for phones.
      const whole = all.map((project) => carried.find(({ id }) => id === project.id) ?? project);
      setProjects(whole);
      return whole;
    });
    return fetched.current;
  };

  /** Shows a view. What is asked for meanwhile comes in its place. */
  const show = async (to: PortfolioView) => {
    latest.current = to;
    setMarked(to);
    await nextPaint();
    if (!isHere(to)) await fetchAll();
    if (latest.current !== to || !list.current) return;
    // Where more are added nothing moves.
    if (to.category === view.category) flushSync(() => setView(to));
    else await moveItems(list.current, () => setView(to));
  };

  /** Shows a view at once: the browser returns to the place on Back, and finds it only on a page that is as high as it was. */
  const showNow = async (to: PortfolioView) => {
    latest.current = to;
    skipMove();
    if (!isHere(to)) await fetchAll();
    if (latest.current !== to) return;
    flushSync(() => {
      setMarked(to);
      setView(to);
    });
  };

  const start = useEffectEvent(() => {
    if (carried.length < countOf('all')) fetchAll().catch(() => {});
    // Back may have been pressed before the island was awake.
    const asked = viewOfAddress();
    if (hrefOfView(asked) !== hrefOfView(first)) show(asked).catch(() => location.reload());
  });
  const follow = useEffectEvent(() => {
    showNow(viewOfAddress()).catch(() => location.reload());
  });
  useEffect(() => {
    start();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  /** Goes on from the view: shows the next, and writes its address. Without the projects that it needs, the server does. */
  const go = async (change: (from: PortfolioView) => PortfolioView) => {
    const to = change(latest.current);
    const href = hrefOfView(to);
    if (href === hrefOfView(latest.current)) return;
    history.pushState(null, '', href);
    await show(to).catch(() => location.reload());
  };

  return { view, marked, projects, go };
}
