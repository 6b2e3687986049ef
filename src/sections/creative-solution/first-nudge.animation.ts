/** Key in sessionStorage, set after the demonstration. */
const shownKey = 'nudged';

const fingers = [10, 17.5, 25, 32.5].map((x, index) => ({ x, y: [9, 4, 5, 10][index]! }));
const shape = `<g>${fingers.map(({ x, y }) => `<rect x="${x}" y="${y}" width="7.5" height="${34 - y}" rx="3.75"/>`).join('')}
  <path d="M10 24H40V40C40 50 34 55 26 55C19 55 15 52 11 46L2.5 34.5C0.5 31.5 4.5 28 7.5 30.5L10 33Z" stroke-linejoin="round"/></g>`;

const hasBeen = () => {
  try {
    return sessionStorage.getItem(shownKey) !== null;
  } catch {
    // If storage is blocked, the animation would run on every page view, so it does not run.
    return true;
  }
};

/**
 * Shows once per session that objects can be dragged: a drawn hand moves the first object a little. Any press ends it.
 */
export default function firstNudge(table: HTMLElement, signal: AbortSignal): void {
  const thing = table.querySelector<HTMLElement>('[data-draggable]');
  if (!thing || hasBeen()) return;
  const end = new AbortController();
  const until = AbortSignal.any([signal, end.signal]);
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      sessionStorage.setItem(shownKey, '');
      await move(table, thing, until);
      end.abort();
    },
    { threshold: 0.6 },
  );
  observer.observe(thing);
  until.addEventListener('abort', () => observer.disconnect());
  table.addEventListener('pointerdown', () => end.abort(), { signal: until });
}

async function move(table: HTMLElement, thing: HTMLElement, signal: AbortSignal): Promise<void> {
  const made = document.createElement('template');
  // Once for the outline, once for the filled shape.
  made.innerHTML = `<svg viewBox="-2 0 46 58" aria-hidden="true" data-hand="open">${shape}${shape}</svg>`;
  const hand = made.content.firstElementChild as SVGElement;
  table.append(hand);
  const running = new Set<Animation>();
  signal.addEventListener('abort', () => {
    for (const animation of running) animation.cancel();
    hand.remove();
  });
  const animate = async (element: Element, frames: PropertyIndexedKeyframes, duration: number, easing: string) => {
    // The animation may have ended between two steps.
    signal.throwIfAborted();
    const animation = element.animate(frames, { duration, easing, fill: 'forwards' });
    running.add(animation);
    await animation.finished;
  };

  const room = table.offsetParent!.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left - room.left + box.width * 0.62, box.top - room.top + box.height * 0.62];
  Object.assign(hand.style, { left: `${x}px`, top: `${y}px` });
  // Towards the middle.
  const side = box.left + box.right < innerWidth ? 1 : -1;
  const by = { x: side * box.width * 0.3, y: box.width * 0.2 };
  const to = `${by.x}px ${by.y}px`;
  const out = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
  try {
    const from = `${box.width * 0.7}px ${box.width * 0.9}px`;
    await animate(hand, { translate: [from, '0 0'], opacity: [0, 1] }, 750, out);
    hand.dataset.hand = 'closed';
    await animate(thing, { scale: ['1', '1.03'] }, 200, out);
    // The final position. If it were set after the animation, it would count as a layout shift while the page scrolls.
    Object.assign(thing.style, { translate: to, transform: 'rotate(5deg)' });
    await Promise.all([
      animate(hand, { translate: ['0 0', to] }, 850, 'cubic-bezier(0.5, 0, 0.2, 1)'),
      animate(
        thing,
        { translate: ['0 0', to], transform: ['none', 'rotate(5deg)'] },
        850,
        'cubic-bezier(0.5, 0, 0.2, 1)',
      ),
    ]);
    hand.dataset.hand = 'open';
    await animate(thing, { scale: ['1.03', '1'] }, 200, out);
    await animate(
      hand,
      { translate: [to, `${by.x + box.width}px ${by.y + box.width}px`], opacity: [1, 0] },
      700,
      'ease-in',
    );
  } catch {
    // The visitor pressed before the animation finished.
  }
}
