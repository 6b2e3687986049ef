import type { EmblaCarouselType } from 'embla-carousel';
import { type DirectMove, shorterDistance, sphereAt, type Transition, transitionAt } from './transition.ts';

/**
 * Draws Embla's movement as a reveal: both slides stay in place on screen, and the outline of the sphere shows the next
 * slide above the current one (Showcase.module.css). Embla's own positions are unchanged, so that its API reports them
 * correctly. Calls `onUnderHeader` with the slide under the header. Returns a function that stops the drawing.
 */
export function drawTransitions(
  embla: EmblaCarouselType,
  axis: 'x' | 'y',
  onUnderHeader: (index: number) => void,
): () => void {
  const slides = embla.slideNodes();
  const count = slides.length;
  let lastPosition = embla.selectedScrollSnap();
  let direction: 1 | -1 = 1;
  let directMove: DirectMove | undefined;
  let drawn: Transition | undefined;

  /** Returns the distance (slides) of a slide from the viewport. Embla also places the first slide after the last. */
  const distance = (index: number, position: number) =>
    (index === 0 && position > count - 1 ? count : index) - position;
  const clear = () => {
    for (const slide of slides) slide.removeAttribute('data-transition');
    drawn = undefined;
  };
  const draw = () => {
    const position = embla.scrollProgress() * count;
    const step = shorterDistance(lastPosition, position, count);
    // Between two slides the direction stays as it began, even if the pointer turns back.
    if (step !== 0 && (!drawn || Math.floor(position) !== Math.floor(lastPosition))) direction = step > 0 ? 1 : -1;
    const transition = transitionAt(position, count, direction, directMove);
    lastPosition = position;
    if (!transition) {
      clear();
      return onUnderHeader(Math.round(position) % count);
    }
    if (transition.under !== drawn?.under || transition.over !== drawn.over) clear();
    drawn = transition;
    const { offsetWidth: width, offsetHeight: height } = embla.rootNode();
    const setProperties = (index: number, values: Record<string, string | number>) => {
      const { style, dataset } = slides[index]!;
      dataset.transition = index === transition.over ? 'over' : 'under';
      for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, String(value));
    };
    const shiftOf = (index: number) => -distance(index, position) * (axis === 'x' ? width : height);
    const { under, over, ...common } = transition;
    setProperties(under, { ...common, shift: `${shiftOf(under)}px` });
    const sphere = sphereProperties(transition, axis, { width, height }, shiftOf(over));
    setProperties(over, { ...common, ...sphere, shift: `${shiftOf(over)}px` });
    onUnderHeader(transition.progress > 0.7 ? transition.over : transition.under);
  };
  /**
   * Prepares a direct move if the selected slide is not a neighbour: the slides between are not shown. A move across
   * the end of the row is never direct.
   */
  const select = () => {
    const [from, to] = [embla.previousScrollSnap(), embla.selectedScrollSnap()];
    const by = shorterDistance(from, to, count);
    const areNeighbours = Math.abs(by) <= 1;
    const crossesEnd = from + by !== to;
    directMove = drawn || areNeighbours || crossesEnd ? undefined : { from, by };
  };
  const endDirectMove = () => {
    directMove = undefined;
  };
  const settle = () => {
    endDirectMove();
    draw();
  };
  const events = { scroll: draw, settle, select, pointerDown: endDirectMove } as const;
  for (const [name, handler] of Object.entries(events)) embla.on(name as keyof typeof events, handler);
  draw();
  return () => {
    for (const [name, handler] of Object.entries(events)) embla.off(name as keyof typeof events, handler);
    clear();
  };
}

/** Returns the custom properties that draw the sphere on the revealed slide, which is moved back by `shift` (px). */
function sphereProperties(
  transition: Transition,
  axis: 'x' | 'y',
  view: { width: number; height: number },
  shift: number,
): Record<string, string | number> {
  const { x, y, radius } = sphereAt(transition, axis, view);
  // The sphere has one size and is scaled, which causes no layout.
  const size = Math.hypot(view.width, view.height) / 2;
  return {
    'sphere-centre-x': `${x}px`,
    'sphere-centre-y': `${y}px`,
    radius: `${radius}px`,
    'sphere-size': `${size}px`,
    'sphere-x': `${x - size / 2 + (axis === 'x' ? shift : 0)}px`,
    'sphere-y': `${y - size / 2 + (axis === 'y' ? shift : 0)}px`,
    'sphere-scale': (2 * radius) / size,
    'sphere-solid': Math.max(0, Math.min(1, 1.4 - (2.6 * radius) / size)),
  };
}
