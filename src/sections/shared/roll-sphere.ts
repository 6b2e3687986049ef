// Makes the sphere of the not-found page roll: it can be dragged, thrown, and pushed by the arrow keys, and rolls down
// its dune. With reduced motion it stays where it is dragged.
import { type Ground, type Rolling, roll, rollTo, slopeAt } from './rolling.ts';

/** Speed that a key press adds (px/s): the sphere passes the crest after a few presses. */
const push = 620;
/** Maximum time step of the simulation (s). */
const longest = 1 / 120;

const sphere = document.querySelector<HTMLElement>('[data-rolls]');
const line = document.querySelector<SVGPathElement>('[data-scheme-line]');
const drawing = line?.ownerSVGElement;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The ground as currently drawn, for the centre of the sphere. */
function groundOf(path: SVGPathElement, svg: SVGSVGElement, radius: number): Ground {
  const { width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  const length = path.getTotalLength();
  const points = Array.from({ length: 241 }, (_, index) => path.getPointAtLength((length * index) / 240));
  const places = points.map(({ x, y }) => ({ x: (x / box.width) * width, y: (y / box.height) * height }));
  const under = (x: number) => {
    const after = Math.max(
      1,
      places.findIndex((place) => place.x >= x),
    );
    const [from, to] = [places[after - 1]!, places[after]!];
    return from.y + ((to.y - from.y) * (x - from.x)) / Math.max(0.01, to.x - from.x);
  };
  return {
    // On steep ground the sphere touches the dune with its side, so it is placed as low as its outline allows.
    depth: (x) => {
      let lowest = Number.POSITIVE_INFINITY;
      for (let side = -1; side <= 1; side += 0.125)
        lowest = Math.min(
          lowest,
          under(Math.min(width, Math.max(0, x + side * radius))) - radius * Math.sqrt(1 - side * side),
        );
      return lowest;
    },
    least: radius,
    most: width - radius,
  };
}

if (sphere && line && drawing) {
  const skin = sphere.querySelector<SVGElement>('[data-skin]')!;
  const shadow = sphere.firstElementChild as HTMLElement;
  let radius = 0;
  let scheme: Ground;
  let home = { x: 0, y: 0 };
  let state: Rolling = { x: 0, velocity: 0, turned: 0 };
  let frame = 0;
  let before = 0;

  const show = () => {
    const slope = slopeAt(scheme, state.x);
    sphere.style.translate = `${state.x - home.x}px ${scheme.depth(state.x) - home.y}px`;
    skin.style.rotate = `${state.turned}rad`;
    shadow.style.rotate = `${slope}rad`;
  };
  const tell = () => {
    const share = (state.x - scheme.least) / (scheme.most - scheme.least);
    sphere.ariaValueNow = String(Math.round(share * 100));
  };
  const measure = () => {
    const share = home.x ? (state.x - scheme.least) / (scheme.most - scheme.least) : undefined;
    const { offsetLeft, offsetTop, offsetWidth } = sphere;
    radius = offsetWidth / 2;
    home = { x: offsetLeft + radius, y: offsetTop + radius };
    scheme = groundOf(line, drawing, radius);
    state.x = share === undefined ? home.x : scheme.least + share * (scheme.most - scheme.least);
  };
  const rest = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    tell();
  };
  const move = (time: number) => {
    frame = requestAnimationFrame(move);
    // Frames missed in a hidden tab or a busy browser are skipped.
    let left = Math.min(0.05, (time - before) / 1000);
    before = time;
    for (; left > 0; left -= longest) {
      const next = roll(state, scheme, radius, Math.min(left, longest));
      state = next;
      if (next.isAtRest) {
        rest();
        break;
      }
    }
    show();
  };
  const letGo = () => {
    if (frame || still.matches) return tell();
    before = performance.now();
    frame = requestAnimationFrame(move);
  };

  measure();
  new ResizeObserver(() => {
    measure();
    if (state.x !== home.x || sphere.style.translate) {
      show();
      letGo();
    }
  }).observe(drawing);

  sphere.role = 'slider';
  sphere.tabIndex = 0;
  sphere.ariaLabel = sphere.dataset.rolls ?? '';
  sphere.ariaValueMin = '0';
  sphere.ariaValueMax = '100';
  tell();

  let held: { from: number; at: number } | undefined;
  let trace: { x: number; time: number }[] = [];
  sphere.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    sphere.setPointerCapture(event.pointerId);
    rest();
    held = { from: event.clientX, at: state.x };
    trace = [];
  });
  sphere.addEventListener('pointermove', ({ clientX, timeStamp }) => {
    if (!held) return;
    state = rollTo(state, held.at + clientX - held.from, scheme, radius);
    trace = [...trace.filter(({ time }) => timeStamp - time < 90), { x: clientX, time: timeStamp }];
    show();
  });
  const release = () => {
    if (!held) return;
    held = undefined;
    const [first, last] = [trace[0], trace.at(-1)];
    const seconds = first && last ? (last.time - first.time) / 1000 : 0;
    state.velocity = first && last && seconds > 0 ? (last.x - first.x) / seconds : 0;
    letGo();
  };
  for (const type of ['pointerup', 'pointercancel'] as const) sphere.addEventListener(type, release);
  sphere.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (still.matches) {
      state = rollTo(state, state.x + (by * (scheme.most - scheme.least)) / 10, scheme, radius);
      show();
    } else state.velocity += by * push;
    letGo();
  });
}
