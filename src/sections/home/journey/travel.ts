import { drawLeg, follow, place, scrolled } from './drawing.ts';
import { duneIn, filled, isOfDune } from './dune.ts';
import styles from './nought.css?inline';
import { legsOf, wayThrough } from './path.ts';
import { journeyFrom, placeOf, type Station } from './stations.ts';

/** Scrolled less than this, as a part of the screen, the sphere can take the place of the picture's unnoticed. */
const unnoticed = 0.1;

async function decoded(file: string): Promise<void> {
  const image = new Image();
  image.src = file;
  await image.decode();
}

/** Waits until nobody sees the picture's sphere leap: the page is at its top, or the first screen out of sight. */
function unseen(hero: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const look = () => {
      if (scrollY > innerHeight * unnoticed && hero.getBoundingClientRect().bottom > 0) return;
      done.abort();
      resolve();
    };
    addEventListener('scroll', look, { signal: AbortSignal.any([signal, done.signal]), passive: true });
    look();
  });
}

/** Has the sphere of the first screen travel, if it is the one that was cut out of its picture. */
export async function travel(hero: HTMLElement, signal: AbortSignal): Promise<void> {
  const image = hero.querySelector('img');
  if (!image || !isOfDune(image)) return;
  try {
    await Promise.all(Object.values(duneIn(image).files).map(decoded));
  } catch {
    return;
  }
  await unseen(hero, signal);
  if (signal.aborted) return;
  let drawn: AbortController | undefined;
  const draw = () => {
    drawn?.abort();
    drawn = new AbortController();
    setOut(hero, image, drawn.signal);
  };
  const end = () => drawn?.abort();
  // Whatever changes the page's height moves its marks.
  let size = '';
  const resized = new ResizeObserver(() => {
    const now = `${document.body.clientWidth} ${document.body.clientHeight}`;
    if (now !== size) draw();
    size = now;
  });
  resized.observe(document.body);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    end();
  });
}

/** Everything that moves, as the page is laid out now. */
function setOut(hero: HTMLElement, image: HTMLImageElement, signal: AbortSignal): void {
  const dune = duneIn(image);
  const box = hero.getBoundingClientRect();
  const corner = { x: box.left + scrollX, y: box.top + scrollY };
  const { x, y, radius } = dune.sphere;
  const { knots, stations } = journeyFrom({ x: x + corner.x, y: y + corner.y, radius }, hero);
  const end = document.documentElement.scrollHeight - innerHeight;
  const legs = legsOf(wayThrough(knots)).map((leg, index) =>
    drawLeg(leg, dune.files.sphere, end, corner, index === 0 ? dune.form : undefined),
  );

  // The dune without it: where it stood at once, its shadow and its glow on the sand as it leaves.
  const hole = place(dune.plate, dune.files.plate);
  const at = { x: x - dune.plate.left, y: y - dune.plate.top };
  hole.style.setProperty('clip-path', `circle(${radius * 1.02}px at ${at.x}px ${at.y}px)`);
  const ground = place(dune.plate, dune.files.plate);
  const lifted = Math.min(1, (innerHeight * 0.3) / end);
  const fade = scrolled(ground, [{ opacity: 0 }, { opacity: 1, offset: lifted }, { opacity: 1 }], end);
  // It is drawn before the sphere until that has come out of it.
  const front = place(dune.front, dune.files.front);
  const out = (part: number) => Math.min(1, (innerHeight * part) / end);
  const uncover = scrolled(
    front,
    [{ opacity: 1 }, { opacity: 1, offset: out(0.1) }, { opacity: 0, offset: out(0.14) }, { opacity: 0 }],
    end,
  );
  const frame = place({ left: 0, top: 0, width: image.clientWidth, height: image.clientHeight });
  frame.style.overflow = 'clip';
  frame.append(hole, ground);

  const parts = [...legs.map(({ element }) => element), front];
  image.closest('picture')!.after(frame, ...parts);
  const animations = [
    fade,
    uncover,
    ...legs.flatMap((leg) => leg.animations),
    ...rise(hero.parentElement!, end, signal),
  ];
  follow(animations, signal);
  standIn(stations, dune.files.sphere, signal);
  signal.addEventListener('abort', () => {
    for (const animation of animations) animation.cancel();
    for (const element of [frame, ...parts]) element.remove();
  });
}

/** The last call's own sphere grows out of a dot as it comes up, and its words with it. */
function rise(main: HTMLElement, end: number, signal: AbortSignal): Animation[] {
  const sphere = [...main.querySelectorAll<HTMLElement>('section > a')].at(-1);
  if (!sphere) return [];
  const { top } = placeOf(sphere);
  // It comes up from somewhat below its place.
  const from = (top + innerWidth * 0.09 - innerHeight * 0.96) / end;
  const to = Math.min(1, from + (innerHeight * 0.72) / end);
  if (from <= 0 || to <= from) return [];
  sphere.style.transformOrigin = '50% 0';
  const grown = [
    { scale: 0.05, offset: 0 },
    { scale: 0.05, offset: from, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
    { scale: 1, offset: to },
    { scale: 1, offset: 1 },
  ];
  const said = [
    { opacity: 0, offset: 0 },
    { opacity: 0, offset: from + (to - from) * 0.2 },
    { opacity: 1, offset: from + (to - from) * 0.45 },
    { opacity: 1, offset: 1 },
  ];
  signal.addEventListener('abort', () => sphere.style.removeProperty('transform-origin'));
  return [scrolled(sphere, grown, end), ...[...sphere.children].map((words) => scrolled(words, said, end))];
}

/** Hides each mark while the sphere stands in for it, and has the band's dots be the sphere once that is in its sand. */
function standIn(stations: Station[], file: string, signal: AbortSignal): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  let asked = 0;
  let shown: Station[] = [];
  const set = (station: Station, isTaken: boolean) => {
    const { mark } = station;
    if (mark instanceof Range) {
      if (isTaken) CSS.highlights?.set('nought', new Highlight(mark));
      else CSS.highlights?.delete('nought');
    } else if (station.name === 'sectors') (mark as HTMLElement).style.visibility = isTaken ? 'hidden' : '';
    else if (station.name === 'band')
      for (const dot of mark.querySelectorAll<HTMLElement>('span:empty'))
        dot.style.background = isTaken ? `url("${file}") 50% / ${100 / filled}%` : '';
  };
  const change = (now: Station[]) => {
    for (const station of shown) if (!now.includes(station)) set(station, false);
    for (const station of now) if (!shown.includes(station)) set(station, true);
    shown = now;
  };
  const look = () => {
    asked = 0;
    change(stations.filter(({ from, to }) => scrollY >= from && scrollY <= to));
  };
  const ask = () => {
    asked ||= requestAnimationFrame(look);
  };
  addEventListener('scroll', ask, { signal, passive: true });
  look();
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(asked);
    change([]);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
