import type { EmblaCarouselType } from 'embla-carousel';
import { type Cut, cutAt, type Passage, shorterWay, sphereAt } from './cut.ts';

/**
 * Draws what Embla moves as a cut: while it moves, the two slides concerned stand still on the screen, and the sphere's
 * outline lets the next be seen over the other (Showcase.module.css). The slides themselves move on as ever beneath it,
 * so that what asks where they are is told the truth. Calls `onTop` with the slide that the header stands on. Returns
 * what ends it.
 */
export function drawCuts(embla: EmblaCarouselType, axis: 'x' | 'y', onTop: (index: number) => void): () => void {
  const slides = embla.slideNodes();
  const count = slides.length;
  let last = embla.selectedScrollSnap();
  let way: 1 | -1 = 1;
  let passage: Passage | undefined;
  let drawn: Cut | undefined;

  /** Where Embla has put a slide, in slides from the screen: past the last one it puts the first behind it. */
  const distance = (index: number, place: number) => (index === 0 && place > count - 1 ? count : index) - place;
  const clear = () => {
    for (const slide of slides) slide.removeAttribute('data-cut');
    drawn = undefined;
  };
  const draw = () => {
    const now = embla.scrollProgress() * count;
    const step = shorterWay(last, now, count);
    // A gap is crossed in the way that it was entered by, also when the hand turns back in it.
    if (step !== 0 && (!drawn || Math.floor(now) !== Math.floor(last))) way = step > 0 ? 1 : -1;
    const cut = cutAt(now, count, way, passage);
    last = now;
    if (!cut) {
      clear();
      return onTop(Math.round(now) % count);
    }
    if (cut.under !== drawn?.under || cut.over !== drawn.over) clear();
    drawn = cut;
    const { offsetWidth: width, offsetHeight: height } = embla.rootNode();
    const { x, y, radius } = sphereAt(cut, axis, { width, height });
    const put = (index: number, values: Record<string, string | number>) => {
      const { style, dataset } = slides[index]!;
      dataset.cut = index === cut.over ? 'over' : 'under';
      for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, String(value));
    };
    const back = (index: number) => -distance(index, now) * (axis === 'x' ? width : height);
    const common = { share: cut.share, way: cut.way };
    put(cut.under, { ...common, back: `${back(cut.under)}px` });
    // The sphere is drawn at one size and scaled, which has nothing laid out again.
    const ball = Math.hypot(width, height) / 2;
    const shift = back(cut.over);
    put(cut.over, {
      ...common,
      back: `${shift}px`,
      x: `${x}px`,
      y: `${y}px`,
      radius: `${radius}px`,
      ball: `${ball}px`,
      'ball-x': `${x - ball / 2 + (axis === 'x' ? shift : 0)}px`,
      'ball-y': `${y - ball / 2 + (axis === 'y' ? shift : 0)}px`,
      'ball-scale': (2 * radius) / ball,
      'ball-solid': Math.max(0, Math.min(1, 1.4 - (2.6 * radius) / ball)),
    });
    onTop(cut.share > 0.7 ? cut.over : cut.under);
  };
  /** From a slide at rest to one that is not its neighbour it goes straight, unless that is past the end. */
  const select = () => {
    const [from, to] = [embla.previousScrollSnap(), embla.selectedScrollSnap()];
    const by = shorterWay(from, to, count);
    passage = !drawn && Math.abs(by) > 1 && from + by === to ? { from, by } : undefined;
  };
  const endPassage = () => {
    passage = undefined;
  };
  const settle = () => {
    endPassage();
    draw();
  };
  const events = { scroll: draw, settle, select, pointerDown: endPassage } as const;
  for (const [name, act] of Object.entries(events)) embla.on(name as keyof typeof events, act);
  draw();
  return () => {
    for (const [name, act] of Object.entries(events)) embla.off(name as keyof typeof events, act);
    clear();
  };
}
