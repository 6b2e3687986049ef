import { drawBetween, followScroll, hideMarks, place, scrolled } from './draw.ts';
import { duneIn, isOfDune } from './dune.ts';
import { pathFrom } from './path.ts';

/** Loads and decodes a picture. Rejects if it cannot be decoded. */
async function loadPicture(file: string): Promise<void> {
  const image = new Image();
  image.src = file;
  await image.decode();
}

/** Waits until replacing the picture's sphere is not visible: the page is near its top, or the hero is off screen. */
function unseen(hero: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const check = () => {
      if (scrollY > innerHeight * 0.1 && hero.getBoundingClientRect().bottom > 0) return;
      done.abort();
      resolve();
    };
    addEventListener('scroll', check, { signal: AbortSignal.any([signal, done.signal]), passive: true });
    check();
  });
}

/** Starts the sphere's animation, if the hero shows the picture that the sphere was cut out of. */
export async function moveSphere(hero: HTMLElement, signal: AbortSignal): Promise<void> {
  const image = hero.querySelector('img');
  if (!image || !isOfDune(image)) return;
  try {
    await Promise.all(Object.values(duneIn(image).files).map(loadPicture));
  } catch {
    return;
  }
  await unseen(hero, signal);
  if (signal.aborted) return;
  let drawn = new AbortController();
  let size = '';
  // A change of the page's size moves the stations.
  const resized = new ResizeObserver(() => {
    const now = `${document.body.clientWidth} ${document.body.clientHeight}`;
    if (now === size) return;
    size = now;
    drawn.abort();
    drawn = new AbortController();
    draw(hero, image, drawn.signal);
  });
  resized.observe(document.body);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    drawn.abort();
  });
}

/** Draws the sphere and the dune without it, as the page is laid out now. */
function draw(hero: HTMLElement, image: HTMLImageElement, signal: AbortSignal): void {
  const { sphere, plate, front, files, form } = duneIn(image);
  const box = hero.getBoundingClientRect();
  const corner = { x: box.left + scrollX, y: box.top + scrollY };
  const end = document.documentElement.scrollHeight - innerHeight;
  const start = { x: sphere.x + corner.x, y: sphere.y + corner.y, radius: sphere.radius };
  const knots = pathFrom(start, hero).filter(({ scroll }) => scroll <= end);
  const offset = (screens: number) => Math.min(1, (innerHeight * screens) / end);

  // The dune without the sphere: at once where the sphere stood; its shadow and glow fade as it leaves.
  const hole = place(plate, files.plate);
  const around = `${sphere.x - plate.left}px ${sphere.y - plate.top}px`;
  hole.style.setProperty('clip-path', `circle(${sphere.radius * 1.02}px at ${around})`);
  const dune = place(plate, files.plate);
  const frame = place({ left: 0, top: 0, width: image.clientWidth, height: image.clientHeight });
  frame.style.overflow = 'clip';
  frame.append(hole, dune);
  // The sand before the sphere, until the sphere has left it.
  const sand = place(front, files.front);

  const parts = knots
    .slice(1)
    .map((knot, index) => drawBetween(knots[index]!, knot, files.sphere, end, corner, index ? undefined : form));
  // Above the sections, but below the words of the hero.
  for (const { element } of parts.slice(5)) element.style.zIndex = '1';
  const elements = [frame, ...parts.map(({ element }) => element), sand];
  image.closest('picture')!.after(...elements);
  const animations = [
    scrolled(dune, [{ opacity: 0 }, { opacity: 1, offset: offset(0.3) }, { opacity: 1 }], end),
    scrolled(
      sand,
      [{ opacity: 1 }, { opacity: 1, offset: offset(0.1) }, { opacity: 0, offset: offset(0.14) }, { opacity: 0 }],
      end,
    ),
    ...parts.map(({ animation }) => animation),
    ...hideMarks(knots, end),
  ];
  followScroll(animations, signal);
  signal.addEventListener('abort', () => {
    for (const animation of animations) animation.cancel();
    for (const element of elements) element.remove();
  });
}
