// Load More, and the category filter above it, for every grid that shows a few items at first:
//
//   <section data-load-more data-initial="10" data-step="4" data-shown="{shown} of {count} shown">
//     <input type="radio" value="all" checked /> <input type="radio" value="wedding" /> ...   only with a filter
//     <ul> <li data-category="wedding">...</li> ... </ul>   items without a category are marked `data-item`
//     <button data-more hidden>Load More</button>
//     <p role="status"></p>
//   </section>
//
// Without script the filter is CSS (`section:has([value="wedding"]:checked) li:not([data-category="wedding"])` is not
// shown), all items stand there, and no button.

/** See after-paint.ts. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

for (const grid of document.querySelectorAll<HTMLElement>('[data-load-more]')) {
  const items = [...grid.querySelectorAll<HTMLElement>('[data-category], [data-item]')];
  const more = grid.querySelector<HTMLButtonElement>('[data-more]');
  const status = grid.querySelector('[role="status"]');
  let count = Number(grid.dataset.initial);

  /** What the filter leaves of all items. */
  const chosen = () => {
    const category = grid.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? 'all';
    return items.filter((item) => category === 'all' || item.dataset.category === category);
  };
  const show = () => {
    const left = chosen();
    const shown = left.slice(0, count);
    for (const item of items) item.hidden = !shown.includes(item);
    if (more) more.hidden = count >= left.length;
    return grid.dataset.shown?.replace('{shown}', String(shown.length)).replace('{count}', String(left.length)) ?? '';
  };
  const change = () => {
    // For the styles of what comes and goes.
    grid.dataset.changed = '';
    const text = show();
    if (status) status.textContent = text;
  };

  show();
  // Coming back, the browser chooses again what was chosen in the filter, and tells nobody.
  addEventListener('pageshow', show);
  grid.addEventListener('change', () => afterPaint(change));
  more?.addEventListener('click', () =>
    afterPaint(() => {
      const first = chosen()[count];
      count += Number(grid.dataset.step);
      change();
      // Load More may be gone now: the reader goes on with the first item that it brought.
      first?.querySelector<HTMLElement>('a, button')?.focus();
    }),
  );
}

export {};
