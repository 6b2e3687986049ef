// Load More shows some items of its section's list at first, and more at each click. Until this script runs it is a link to
// the first hidden item, and the styles show all items while that is the `:target`. It has no imports: Astro
// would fetch them, with React, from the chunk that they share with the islands.

for (const foot of document.querySelectorAll<HTMLElement>('[data-load-more]')) {
  const section = foot.closest('section')!;
  const link = foot.querySelector('a')!;
  const status = foot.querySelector('[role="status"]')!;
  const items = [...section.querySelectorAll<HTMLElement>('li[data-item]')];
  const { initial, step, message = '' } = foot.dataset;
  let limit = location.hash === link.hash ? items.length : Number(initial);

  /** Shows the items that match the section's filter, if it has one, up to the limit. Returns them. */
  const update = () => {
    const category = section.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? 'all';
    const matching = items.filter(({ dataset }) => category === 'all' || dataset.category === category);
    const visible = matching.slice(0, limit);
    for (const item of items) {
      delete item.dataset.later;
      item.hidden = !visible.includes(item);
    }
    link.hidden = visible.length === matching.length;
    return { visible, total: matching.length };
  };
  /** Updates the list after an action of the visitor, and announces the new count. */
  const change = () => {
    const { visible, total } = update();
    section.toggleAttribute('data-changed', true);
    status.textContent = message.replace('{shown}', String(visible.length)).replace('{count}', String(total));
    return visible;
  };

  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { length } = update().visible;
    limit += Number(step);
    // Load More itself may be gone.
    change()[length]?.querySelector<HTMLElement>('a, button')?.focus();
  });
  section.addEventListener('change', change);
  // The visitor may have filtered before this script ran, and the browser restores a filter without an event.
  update();
  addEventListener('pageshow', update);
}

export {};
