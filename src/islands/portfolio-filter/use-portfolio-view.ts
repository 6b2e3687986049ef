import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PortfolioView, parsePortfolioQuery, portfolioHref } from '../../lib/lists/portfolio-filter.ts';
import { moveItems, skipMove } from './move-items.ts';

const viewOfUrl = () => parsePortfolioQuery(new URLSearchParams(location.search));

/**
 * Holds the view of the portfolio. The URL names the view, so Back and Forward change it. Returns the view and
 * `showView`, which shows another view and writes its URL.
 */
export function usePortfolioView(initialView: PortfolioView, list: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(initialView);
  /** The view that was last requested. An animated change is rendered a little later. */
  const latest = useRef(initialView);

  const render = async (to: PortfolioView) => {
    latest.current = to;
    const setLatest = () => latest.current === to && setView(to);
    // Load More only adds items at the end, so there is no movement to animate.
    if (to.category === view.category || !list.current) flushSync(setLatest);
    else await moveItems(list.current, setLatest);
  };

  /**
   * Renders a view without animation: on Back the browser restores the scroll position, which needs the page at its full
   * height.
   */
  const renderWithoutAnimation = (to: PortfolioView) => {
    latest.current = to;
    skipMove();
    flushSync(() => setView(to));
  };

  const start = useEffectEvent(() => {
    // The visitor may have gone back before hydration.
    const urlView = viewOfUrl();
    // React allows no flushSync in an effect.
    if (portfolioHref(urlView) !== portfolioHref(initialView)) queueMicrotask(() => render(urlView));
  });
  const handlePopState = useEffectEvent(() => renderWithoutAnimation(viewOfUrl()));
  useEffect(() => {
    start();
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, []);

  const showView = async (change: (from: PortfolioView) => PortfolioView) => {
    const to = change(latest.current);
    const href = portfolioHref(to);
    if (href === portfolioHref(latest.current)) return;
    history.pushState(null, '', href);
    await render(to);
  };

  return { view, showView };
}
