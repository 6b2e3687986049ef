// A showcase that is dragged by the mouse before it is awake goes on by one, and what lies under the drag is not clicked.
// It imports nothing, so that it stands in the page itself.

/** How far a hand goes before it drags and does not click, in pixels. */
const leastDrag = 50;

const showcase = document.querySelector<HTMLElement>('[data-showcase]');
const viewport = showcase?.querySelector<HTMLElement>('[data-viewport]');
const isEarly = () =>
  viewport?.hasAttribute('data-awake') === false && matchMedia(showcase?.dataset.roomy ?? '').matches;

viewport?.addEventListener('dragstart', (event) => {
  if (isEarly()) event.preventDefault();
});
viewport?.addEventListener('mousedown', (down) => {
  if (down.button !== 0 || !isEarly()) return;
  const release = (up: MouseEvent) => {
    const way = showcase?.dataset.showcase === 'x' ? down.clientX - up.clientX : down.clientY - up.clientY;
    if (Math.abs(way) < leastDrag) return;
    const hold = (click: MouseEvent) => click.preventDefault();
    viewport.addEventListener('click', hold, { capture: true });
    setTimeout(() => viewport.removeEventListener('click', hold, { capture: true }));
    showcase?.querySelector<HTMLElement>(`[data-step="${Math.sign(way)}"]`)?.click();
  };
  addEventListener('mouseup', release, { once: true });
});

export {};
