import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { hasModifier, isPlainClick } from '../../lib/plain-click.ts';
import { initialState, pan, rotate, type Sizes, toggleZoom } from './lightbox-state.ts';
import { type LightboxPicture, visiblePictures } from './pictures.ts';

/** Drag distance (px) after which a press is no longer a click. */
const dragDistance = 6;
/** Horizontal drag distance (px) after which another picture is shown. */
const swipeDistance = 60;
/** Distance (px) that an arrow key moves a zoomed picture. */
const keyStep = 80;

const panKeys: Record<string, [number, number]> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};
const stepKeys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };

/**
 * Holds the pictures of the lightbox and the state of the current one. Returns them with the handlers of the gallery,
 * the dialog, and the stage that the picture is shown on.
 */
export function useLightbox() {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** The positions of the pointer and of the picture when the pointer went down. */
  const press = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  /** True if the last press was a drag or began on the picture: its click does not close the dialog. */
  const keepsOpen = useRef(false);
  const [pictures, setPictures] = useState<LightboxPicture[]>([]);
  const [state, setState] = useState(initialState(0));

  useEffect(() => {
    const next = pictures[(state.index + 1) % pictures.length];
    if (next) new Image().src = next.large;
  }, [pictures, state.index]);

  const measure = (): Sizes => ({
    picture: { width: image.current?.offsetWidth ?? 0, height: image.current?.offsetHeight ?? 0 },
    stage: { width: stage.current!.clientWidth, height: stage.current!.clientHeight },
  });
  const step = (by: number) => setState(initialState((state.index + by + pictures.length) % pictures.length));
  const close = () => dialog.current!.close();

  const galleryHandlers = {
    onClick(event: MouseEvent<HTMLElement>) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const { all, index } = visiblePictures(event.currentTarget, link);
      setPictures(all);
      setState(initialState(index));
      // The dialog returns the focus to the link. Safari does not focus a link on click.
      link.focus({ preventScroll: true });
      dialog.current!.showModal();
    },
    onKeyDown(event: KeyboardEvent) {
      // A held Enter would activate the control that receives the focus after the first click.
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
    },
  };

  const dialogHandlers = {
    onKeyDown(event: KeyboardEvent) {
      if (hasModifier(event)) return;
      const offset = state.isZoomed && panKeys[event.key];
      const by = stepKeys[event.key];
      if (offset) setState(pan(state, { x: state.x + offset[0], y: state.y + offset[1] }, measure()));
      else if (by) step(by);
      // Enter closes the dialog, unless a button has the focus or the key is still held from opening it.
      else if (event.key === 'Enter' && !event.repeat && !(event.target as Element).closest('button, a')) close();
      else return;
      event.preventDefault();
    },
    onClose() {
      setPictures([]);
      setState(initialState(0));
    },
    onClick({ target, detail }: MouseEvent) {
      if (target === dialog.current || (stage.current!.contains(target as Element) && !keepsOpen.current)) close();
      // After a click by pointer the arrow keys move the picture again; `detail` is 0 for clicks by keyboard.
      if (detail > 0 && dialog.current!.open) stage.current!.focus();
    },
  };

  const stageHandlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      press.current = { x: event.clientX, y: event.clientY, left: state.x, top: state.y };
      keepsOpen.current = event.target === image.current;
      stage.current!.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const from = press.current;
      if (!from || !event.isPrimary) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      const isDrag = Math.hypot(across, down) > dragDistance;
      keepsOpen.current ||= isDrag;
      if (state.isZoomed && isDrag) setState(pan(state, { x: from.left + across, y: from.top + down }, measure()));
    },
    onPointerUp(event: PointerEvent) {
      if (!press.current || !event.isPrimary) return;
      const across = event.clientX - press.current.x;
      if (!state.isZoomed && Math.abs(across) > swipeDistance) step(-Math.sign(across));
      press.current = undefined;
    },
    onPointerCancel() {
      press.current = undefined;
    },
    onDoubleClick({ clientX, clientY }: MouseEvent) {
      const { left, top, width, height } = stage.current!.getBoundingClientRect();
      setState(toggleZoom(state, measure(), { x: clientX - left - width / 2, y: clientY - top - height / 2 }));
    },
  };

  return {
    dialog,
    stage,
    image,
    state,
    /** The current picture, while the dialog is open. */
    picture: pictures[state.index],
    count: pictures.length,
    step,
    zoom: () => setState(toggleZoom(state, measure())),
    rotate: () => setState(rotate(state)),
    galleryHandlers,
    dialogHandlers,
    stageHandlers,
  };
}
