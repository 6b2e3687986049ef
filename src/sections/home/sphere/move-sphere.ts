import { duneIn, showsDune, sphereShare } from './dune.ts';
import { pathFrom, type Waypoint } from './path.ts';

/** Starts the sphere's animation, if the hero shows the picture that the sphere was cut out of. */
export async function moveSphere(hero: HTMLElement, signal: AbortSignal): Promise<void> {
  const image = hero.querySelector('img');
  if (!image || !showsDune(image)) return;
  try {
    await Promise.all(Object.values(duneIn(image).files).map((src) => Object.assign(new Image(), { src }).decode()));
  } catch {
    return;
  }
  // Waits until the change is not visible: near the top of the page, or when the hero is off screen.
  while (scrollY > innerHeight * 0.1 && hero.getBoundingClientRect().bottom > 0)
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true }));
  if (signal.aborted) return;
  let drawn = new AbortController();
  // A change of the page's size moves the stops. The observer also calls this once at the start.
  const resized = new ResizeObserver(() => {
    drawn.abort();
    drawn = new AbortController();
    draw(hero, image, AbortSignal.any([signal, drawn.signal]));
  });
  resized.observe(document.body);
  signal.addEventListener('abort', () => resized.disconnect());
}

/** Creates an absolutely positioned span, hidden from assistive technology, that shows a picture file. */
function createOverlay(box: { left: number; top: number; width: number; height: number }, file?: string): HTMLElement {
  const element = document.createElement('span');
  element.ariaHidden = 'true';
  Object.assign(element.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    ...(file && { background: `url("${file}") 0 0 / 100% 100%` }),
  });
  return element;
}

/** Draws the sphere and the dune without it, for the current layout of the page. */
function draw(hero: HTMLElement, image: HTMLImageElement, signal: AbortSignal): void {
  const { sphere, duneAlone, foreground, files } = duneIn(image);
  const box = hero.getBoundingClientRect();
  const corner = { x: box.left + scrollX, y: box.top + scrollY };
  const end = document.documentElement.scrollHeight - innerHeight;
  const { waypoints, stops } = pathFrom({ ...sphere, x: sphere.x + corner.x, y: sphere.y + corner.y }, hero, end);

  /** Animates an element with the scroll position. */
  const animate = (element: HTMLElement, keyframes: Keyframe[] | PropertyIndexedKeyframes) => {
    const timing = { duration: 'auto', timeline: new ScrollTimeline(), fill: 'both' } as KeyframeAnimationOptions;
    const animation = element.animate(keyframes, timing);
    signal.addEventListener('abort', () => animation.cancel());
  };
  /** Returns a scroll position, given in screens, as a part of the page. */
  const offset = (screens: number) => Math.min(1, (innerHeight * screens) / end);

  // The dune without the sphere: visible at once where the sphere was, while the sphere's shadow and glow fade.
  const patch = createOverlay(duneAlone, files.duneAlone);
  const [radius, x, y] = [sphere.radius * 1.02, sphere.x - duneAlone.left, sphere.y - duneAlone.top];
  patch.style.setProperty('clip-path', `circle(${radius}px at ${x}px ${y}px)`);
  const dune = createOverlay(duneAlone, files.duneAlone);
  animate(dune, { opacity: [0, 1, 1], offset: [0, offset(0.3), 1] });
  const frame = createOverlay({ left: 0, top: 0, width: box.width, height: box.height });
  frame.style.overflow = 'clip';
  frame.append(patch, dune);
  // The sand in front of the sphere, until the sphere has left it.
  const sand = createOverlay(foreground, files.foreground);
  animate(sand, { opacity: [1, 1, 0, 0], offset: [0, offset(0.1), offset(0.14), 1] });

  // One element for each pair of waypoints: a layer that is scaled down to less than a third looks ragged.
  const spheres = waypoints.slice(1).map((to, index) => {
    const from = waypoints[index]!;
    const largest = Math.max(from.radius, to.radius);
    const half = largest / sphereShare;
    const element = createOverlay({ left: -half, top: -half, width: 2 * half, height: 2 * half }, files.sphere);
    element.dataset.sphere = '';
    if (to.isBelowHero) element.style.zIndex = '1';
    const pose = ({ x, y, radius, transform = 'none' }: Waypoint) => ({
      translate: `${x - corner.x}px ${y - corner.y}px`,
      scale: radius / largest,
      transform,
    });
    const [begin, finish] = [from.scroll / end, to.scroll / end];
    // Two keyframes at one offset change the opacity at once. A step easing would do the same, but with one at offset 0
    // Chromium does not draw the element.
    const opacity = begin > 0 ? 0 : 1;
    animate(element, [
      { ...pose(from), offset: 0, opacity },
      { ...pose(from), offset: begin, opacity },
      { ...pose(from), offset: begin, opacity: 1, easing: from.x === to.x ? 'linear' : 'ease-in-out' },
      { ...pose(to), offset: finish, opacity: 1 },
      { ...pose(to), offset: finish, opacity: 0 },
      { ...pose(to), offset: 1, opacity: 0 },
    ]);
    return element;
  });
  for (const { element, scrolls } of stops)
    animate(element, { opacity: [1, 1, 0, 0, 1, 1], offset: [0, ...scrolls.map((scroll) => scroll / end), 1] });

  const elements = [frame, ...spheres, sand];
  image.closest('picture')!.after(...elements);
  signal.addEventListener('abort', () => {
    for (const element of elements) element.remove();
  });
}
