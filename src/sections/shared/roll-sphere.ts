// Makes the sphere of the not-found page roll: it can be dragged, thrown, and pushed by the arrow keys, and rolls down
// its dune. With reduced motion it stays where it is dragged.
import { type Ground, type Rolling, roll, rollTo, slopeAt } from './rolling.ts';

/** Speed that a key press adds (px/s): the sphere passes the crest after a few presses. */
const push = 620;
/** Maximum time step of the simulation (s). */
const maxStepSeconds = 1 / 120;

const sphere = document.querySelector<HTMLElement>('[data-label]');
const line = document.querySelector<SVGPathElement>('[data-ground-line]');
const drawing = line?.ownerSVGElement;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Returns the ground as currently drawn, for the centre of the sphere. */
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
    min: radius,
    max: width - radius,
  };
}

if (sphere && line && drawing) {
  const skin = sphere.querySelector<SVGElement>('[data-skin]')!;
  const shadow = sphere.firstElementChild as HTMLElement;
  let radius = 0;
  let ground: Ground;
  let initial = { x: 0, y: 0 };
  let state: Rolling = { x: 0, velocity: 0, rotation: 0 };
  let frame = 0;
  let before = 0;

  const show = () => {
    const slope = slopeAt(ground, state.x);
    sphere.style.translate = `${state.x - initial.x}px ${ground.depth(state.x) - initial.y}px`;
    skin.style.rotate = `${state.rotation}rad`;
    shadow.style.rotate = `${slope}rad`;
  };
  const announce = () => {
    const share = (state.x - ground.min) / (ground.max - ground.min);
    sphere.ariaValueNow = String(Math.round(share * 100));
  };
  const measure = () => {
    const share = initial.x ? (state.x - ground.min) / (ground.max - ground.min) : undefined;
    const { offsetLeft, offsetTop, offsetWidth } = sphere;
    radius = offsetWidth / 2;
    initial = { x: offsetLeft + radius, y: offsetTop + radius };
    ground = groundOf(line, drawing, radius);
    state.x = share === undefined ? initial.x : ground.min + share * (ground.max - ground.min);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    announce();
  };
  const move = (time: number) => {
    frame = requestAnimationFrame(move);
    // Frames missed in a hidden tab or a busy browser are skipped.
    let left = Math.min(0.05, (time - before) / 1000);
    before = time;
    for (; left > 0; left -= maxStepSeconds) {
      const next = roll(state, ground, radius, Math.min(left, maxStepSeconds));
      state = next;
      if (next.isAtRest) {
        stop();
        break;
      }
    }
    show();
  };
  const start = () => {
    if (frame || reducedMotion.matches) return announce();
    before = performance.now();
    frame = requestAnimationFrame(move);
  };

  measure();
  new ResizeObserver(() => {
    measure();
    if (state.x !== initial.x || sphere.style.translate) {
      show();
      start();
    }
  }).observe(drawing);

  sphere.role = 'slider';
  sphere.tabIndex = 0;
  sphere.ariaLabel = sphere.dataset.label ?? '';
  sphere.ariaValueMin = '0';
  sphere.ariaValueMax = '100';
  announce();

  let drag: { from: number; at: number } | undefined;
  let trace: { x: number; time: number }[] = [];
  sphere.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    sphere.setPointerCapture(event.pointerId);
    stop();
    drag = { from: event.clientX, at: state.x };
    trace = [];
  });
  sphere.addEventListener('pointermove', ({ clientX, timeStamp }) => {
    if (!drag) return;
    state = rollTo(state, drag.at + clientX - drag.from, ground, radius);
    trace = [...trace.filter(({ time }) => timeStamp - time < 90), { x: clientX, time: timeStamp }];
    show();
  });
  const release = () => {
    if (!drag) return;
    drag = undefined;
    const [first, last] = [trace[0], trace.at(-1)];
    const seconds = first && last ? (last.time - first.time) / 1000 : 0;
    state.velocity = first && last && seconds > 0 ? (last.x - first.x) / seconds : 0;
    start();
  };
  for (const type of ['pointerup', 'pointercancel'] as const) sphere.addEventListener(type, release);
  sphere.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (reducedMotion.matches) {
      state = rollTo(state, state.x + (by * (ground.max - ground.min)) / 10, ground, radius);
      show();
    } else state.velocity += by * push;
    start();
  });
}
