// The portfolio's filter and Load More, done in place instead of by a new page. The address says what is shown, as
// it does without this script, so that it can be shared and Back returns to it.
import { afterMore, hrefOfView, type PortfolioView, shownIn, viewFromQuery } from '../portfolio/view.ts';
import { chosen } from '../taxonomy/filter.ts';
import type { ProjectCategory } from '../taxonomy/projects.ts';

const portfolio = document.querySelector<HTMLElement>('[data-portfolio]');

if (portfolio) {
  const items = [...portfolio.querySelectorAll<HTMLElement>('li[data-category]')];
  const projects = items.map((item) => ({ item, category: item.dataset.category as ProjectCategory }));
  const filters = [...portfolio.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
  const more = portfolio.querySelector<HTMLAnchorElement>('a[data-more]');
  const count = portfolio.querySelector<HTMLElement>('[data-count]');
  const status = portfolio.querySelector<HTMLElement>('[data-status]');
  let view = viewFromQuery(new URLSearchParams(location.search));
  let latest: ViewTransition | undefined;

  /** Marks the filter that is chosen. */
  const mark = (next: PortfolioView) => {
    for (const filter of filters) {
      const { category } = viewFromQuery(new URL(filter.href).searchParams);
      if (category === next.category) filter.setAttribute('aria-current', 'true');
      else filter.removeAttribute('aria-current');
      filter.href = hrefOfView({ category, shown: next.shown });
    }
  };

  const show = (next: PortfolioView) => {
    const found = chosen(projects, next.category).map(({ item }) => item);
    const shown = shownIn(projects, next).length;
    for (const item of items) {
      item.hidden = !found.includes(item);
      item.toggleAttribute('data-later', found.indexOf(item) >= shown);
    }
    if (more && count) {
      more.hidden = shown >= found.length;
      more.href = hrefOfView(afterMore(next));
      count.textContent = `${shown} of ${found.length} shown`;
    }
    if (status) status.textContent = `${shown} of ${found.length} projects shown`;
  };

  /** Changes what is shown, with the items gliding to their places where the browser can do that. */
  const change = async (next: PortfolioView) => {
    view = next;
    mark(next);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !document.startViewTransition;
    if (still) return void show(next);
    // The mark is to be seen at once: the browser shows nothing new while it takes the pictures of the transition.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (view !== next) return;
    // Named for this long only: on the way to another page just the picture that moves there has a name.
    const name = (named: boolean) => {
      for (const [index, item] of items.entries()) item.style.viewTransitionName = named ? `project-${index}` : '';
    };
    name(true);
    const transition = document.startViewTransition(() => {
      if (view === next) show(next);
    });
    latest = transition;
    transition.finished.finally(() => transition === latest && name(false));
    await transition.updateCallbackDone;
  };

  portfolio.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOurs = link && ('filter' in link.dataset || 'more' in link.dataset);
    if (!isOurs || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const before = view;
    const next = viewFromQuery(new URL(link.href).searchParams);
    if (hrefOfView(next) === hrefOfView(before)) return;
    history.pushState(null, '', hrefOfView(next));
    await change(next);
    // Load More may be gone now: the reader goes on with the first project that it brought.
    if ('more' in link.dataset)
      items
        .filter(({ hidden }) => !hidden)
        [before.shown]?.querySelector('a')
        ?.focus({ preventScroll: true });
  });
  // At once: the browser returns to the place, and finds it only on a page that is as high as it was.
  addEventListener('popstate', () => {
    view = viewFromQuery(new URLSearchParams(location.search));
    latest?.skipTransition();
    mark(view);
    show(view);
  });
}
