// What a showcase answers before it is awake: the slide of the address is marked and the header takes its colour; a turn
// of the wheel or a drag by the mouse goes on by one, and what lies under the drag is not clicked. A finger on it is told
// of (`data-held`). It imports nothing, so that it stands in the page itself.

/** How far a hand goes before it drags and does not click, in pixels. */
const leastDrag = 50;

const showcase = document.querySelector<HTMLElement>('[data-showcase]');
const viewport = showcase?.querySelector<HTMLElement>('[data-viewport]');
const isEarly = () =>
  viewport?.hasAttribute('data-awake') === false && matchMedia(showcase?.dataset.fullScreen ?? '').matches;

const press = (by: number) => showcase?.querySelector<HTMLElement>(`[data-step="${Math.sign(by)}"]`)?.click();

const links = [...(showcase?.querySelectorAll<HTMLAnchorElement>('[data-slide-link]') ?? [])];
const here = links.find(({ hash }) => hash === location.hash) ?? links[0];
const slide = here && document.getElementById(here.hash.slice(1));
here?.setAttribute('aria-current', 'true');
if (slide?.dataset.ground) showcase!.dataset.ground = slide.dataset.ground;
// The browser does not go there when the page is loaded again.
if (here !== links[0]) slide?.scrollIntoView();

// Down a page that scrolls the wheel is the browser's; a row beside the screen it would not move.
let isTurned = false;
viewport?.addEventListener(
  'wheel',
  ({ deltaX, deltaY, ctrlKey }) => {
    if (isTurned || ctrlKey || showcase?.dataset.showcase !== 'x' || !isEarly()) return;
    if (Math.abs(deltaY) <= Math.abs(deltaX)) return;
    isTurned = true;
    press(deltaY);
  },
  { passive: true },
);
for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
  addEventListener(type, ({ touches }) => viewport?.toggleAttribute('data-held', touches.length > 0), {
    passive: true,
  });
// Where a hand scrolls it counts, and no longer what its arrows were asked for.
for (const type of ['touchmove', 'wheel'] as const)
  viewport?.addEventListener(type, () => viewport.removeAttribute('data-to'), { capture: true, passive: true });
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
    press(way);
  };
  addEventListener('mouseup', release, { once: true });
});

export {};
