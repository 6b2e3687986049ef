// Keeps the address of the open question in the address bar, so that it can be shared, and opens a question again
// when the same address is followed again. The rest is native: see sections/faq.
const list = document.querySelector('[data-faq]');

list?.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    const hash = `#${target.querySelector('[id]')?.id}`;
    if (target.open && settled) history.replaceState(history.state, '', hash);
    else if (!target.open && location.hash === hash)
      history.replaceState(history.state, '', location.pathname + location.search);
  },
  { capture: true },
);

/** Whether the toggle events of the page's own start are over. */
let settled = false;
/** Opens the question that the address names, unless it is open. */
const open = () => {
  const answer = [...(list?.querySelectorAll('[id]') ?? [])].find(({ id }) => `#${id}` === location.hash);
  const entry = answer?.closest('details');
  if (!entry || entry.open) return;
  entry.open = true;
  return answer;
};
open();
// Scrolled to after it is open, as another one above it may have closed. On arrival StartingPlace.astro does that.
addEventListener('hashchange', () => open()?.scrollIntoView());
addEventListener('load', () => setTimeout(() => (settled = true)));

// Marks the category that is being read.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      document
        .querySelector(`a[href="#${target.id}"]`)
        ?.[isIntersecting ? 'setAttribute' : 'removeAttribute']('aria-current', 'true');
  },
  { rootMargin: '-35% 0px -65%' },
);
for (const category of list?.querySelectorAll(':scope > [id]') ?? []) observer.observe(category);

export {};
