// Writes the open question into the URL, so that it can be shared, reopens a question when its link is followed again,
// and marks the category in view. Opening and closing is native `details`.
const list = document.querySelector('[data-faq]');
/** True once the toggle events of the initial state have been dispatched. */
let isSettled = false;

list?.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    const hash = `#${target.querySelector('[id]')?.id}`;
    if (target.open && isSettled) history.replaceState(history.state, '', hash);
    else if (!target.open && location.hash === hash)
      history.replaceState(history.state, '', location.pathname + location.search);
  },
  { capture: true },
);

/** Opens the question in the URL's fragment, unless it is open. */
const open = () => {
  const answer = [...(list?.querySelectorAll('[id]') ?? [])].find(({ id }) => `#${id}` === location.hash);
  const entry = answer?.closest('details');
  if (!entry || entry.open) return;
  entry.open = true;
  return answer;
};
open();
// Scrolls after the question has opened, because another one above may have closed. On load ScrollRestoration.astro
// does this.
addEventListener('hashchange', () => open()?.scrollIntoView());
addEventListener('load', () => setTimeout(() => (isSettled = true)));

// Marks the category in view.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = document.querySelector(`a[href="#${target.id}"]`);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-35% 0px -65%' },
);
for (const category of list?.querySelectorAll(':scope > [id]') ?? []) observer.observe(category);

export {};
