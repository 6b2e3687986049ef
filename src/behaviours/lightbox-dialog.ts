// The lightbox at work (spec section 4): zoom, rotation, dragging, stepping, closing. It is a native dialog, which
// keeps the focus inside and gives it back to the link. How it looks in each state is in components/Lightbox.

import { afterPaint } from './after-paint.ts';

const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox-dialog]')!;
const stage = dialog.querySelector<HTMLElement>('[data-stage]')!;
const picture = new Image();
picture.draggable = false;

/** How far a finger or the pointer goes before it is no click any more, and before it steps on. */
const dragged = 6;
const swiped = 60;
/** How far an arrow key moves what is zoomed. */
const keyStep = 80;

let links: HTMLAnchorElement[] = [];
let at = 0;
let zoomed = false;
/** Quarter turns so far. They are not wrapped, so that the fourth goes on forwards; `data-rotation` is. */
let turns = 0;
let x = 0;
let y = 0;

/** Opens the picture that this link leads to; the others that can be seen now are its neighbours. */
export function openLightbox(link: HTMLAnchorElement): void {
  links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter((each) =>
    each.checkVisibility(),
  );
  // Where the focus goes back to; a click alone does not give it everywhere. First of all, as a focus has the browser
  // settle what was changed before it, and that is the page.
  link.focus({ preventScroll: true });
  stage.append(picture);
  show(links.indexOf(link));
  dialog.showModal();
  stage.focus();
}

function show(index: number) {
  at = (index + links.length) % links.length;
  const link = links[at]!;
  const small = link.querySelector('img');
  turns = 0;
  zoom(false);
  picture.src = link.href;
  picture.alt = small?.alt ?? '';
  picture.style.setProperty('--ratio', link.dataset.ratio ?? '1');
  // The small one, until the large one is there.
  picture.style.backgroundImage = small ? `url("${small.currentSrc}")` : '';
  const position = dialog.querySelector<HTMLElement>('[data-position]')!;
  // Not by `fill`: a module that islands share would take this script out of the page.
  position.textContent = position.dataset
    .position!.replace('{number}', String(at + 1))
    .replace('{count}', String(links.length));
  write('[data-caption]', link.dataset.lightbox || picture.alt);
  new Image().src = links[(at + 1) % links.length]!.href;
}

/** Out of sight at once, then closed. */
function close() {
  dialog.dataset.closing = '';
  afterPaint(() => dialog.close());
}

function write(selector: string, text: string) {
  const element = dialog.querySelector(selector);
  if (element) element.textContent = text;
}

/** Zooms in, to what lies that far from the picture's middle, or out again. */
function zoom(on: boolean, fromMiddle = { x: 0, y: 0 }) {
  zoomed = on;
  dialog.toggleAttribute('data-zoomed', on);
  dialog.querySelector('[data-act="zoom"]')?.setAttribute('aria-pressed', String(on));
  moveTo(-fromMiddle.x, -fromMiddle.y);
}

function rotate() {
  turns += 1;
  moveTo(0, 0);
}

/** Moves the zoomed picture, but never out of its room. */
function moveTo(left: number, top: number) {
  const rotation = (turns * 90) % 360;
  [x, y] = zoomed ? within(left, top, rotation) : [0, 0];
  picture.dataset.rotation = String(rotation);
  picture.style.setProperty('--turn', `${turns * 90}deg`);
  picture.style.setProperty('--x', `${x}px`);
  picture.style.setProperty('--y', `${y}px`);
}

/** The nearest place at which the zoomed picture leaves none of its room empty. */
function within(left: number, top: number, rotation: number): [number, number] {
  const { offsetWidth: wide, offsetHeight: high } = picture;
  const [across, down] = rotation % 180 ? [high, wide] : [wide, high];
  const limit = (value: number, size: number, room: number) => {
    const most = Math.abs(size * 2 - room) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return [limit(left, across, stage.clientWidth), limit(top, down, stage.clientHeight)];
}

const acts: Record<string, () => void> = {
  zoom: () => zoom(!zoomed),
  rotate,
  download() {
    const file = document.createElement('a');
    file.href = links[at]!.href;
    // Without the hash that the build puts into the name.
    file.download = new URL(file.href).pathname
      .split('/')
      .at(-1)!
      .replace(/\.[^.]+(?=\.\w+$)/, '');
    file.click();
  },
  close,
  previous: () => show(at - 1),
  next: () => show(at + 1),
};

const panKeys: Record<string, [number, number]> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};
const stepKeys: Record<string, () => void> = {
  ArrowLeft: acts.previous!,
  ArrowRight: acts.next!,
  PageUp: acts.previous!,
  PageDown: acts.next!,
};

dialog.addEventListener('cancel', (event) => {
  event.preventDefault();
  close();
});
dialog.addEventListener('close', () => {
  delete dialog.dataset.closing;
});
dialog.addEventListener('keydown', (event) => {
  // With another key the arrows are the browser's: Alt and Left goes back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const pan = zoomed && panKeys[event.key];
  if (pan) moveTo(x + pan[0], y + pan[1]);
  else if (event.key in stepKeys) stepKeys[event.key]!();
  // A button that has the focus keeps its Enter; and the one that opened may still be held down.
  else if (event.key === 'Enter' && !event.repeat && !(event.target as Element).closest('button, a')) close();
  else return;
  event.preventDefault();
});

/** Where the pointer went down, and where the picture was then. */
let from: { x: number; y: number; left: number; top: number } | undefined;
/** Whether the last press was a drag, or began on the picture: its click does not close then. */
let keepsOpen = false;

stage.addEventListener('pointerdown', (event) => {
  if (event.button !== 0 || !event.isPrimary) return;
  from = { x: event.clientX, y: event.clientY, left: x, top: y };
  keepsOpen = event.target === picture;
  stage.setPointerCapture(event.pointerId);
});
stage.addEventListener('pointermove', (event) => {
  if (!from || !event.isPrimary) return;
  const [across, down] = [event.clientX - from.x, event.clientY - from.y];
  const drags = Math.hypot(across, down) > dragged;
  keepsOpen ||= drags;
  if (zoomed && drags) moveTo(from.left + across, from.top + down);
});
stage.addEventListener('pointerup', (event) => {
  if (!from || !event.isPrimary) return;
  const across = event.clientX - from.x;
  if (!zoomed && Math.abs(across) > swiped) show(at - Math.sign(across));
  from = undefined;
});
stage.addEventListener('pointercancel', () => {
  from = undefined;
});
stage.addEventListener('dblclick', ({ clientX, clientY }) => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  zoom(!zoomed, { x: clientX - left - width / 2, y: clientY - top - height / 2 });
});

dialog.addEventListener('click', (event) => {
  const target = event.target as Element;
  const act = target.closest<HTMLElement>('[data-act]')?.dataset.act;
  if (act) acts[act]?.();
  else if (target === dialog || (stage.contains(target) && !keepsOpen)) close();
  // After the mouse the keys go to the picture again; `detail` is 0 for the keyboard.
  if (event.detail > 0 && dialog.open) stage.focus();
});
