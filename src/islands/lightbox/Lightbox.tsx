import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import closeIcon from '../../assets/icons/close.svg?raw';
import downloadIcon from '../../assets/icons/download.svg?raw';
import rotateIcon from '../../assets/icons/rotate.svg?raw';
import zoomIcon from '../../assets/icons/zoom.svg?raw';
import { hasModifier, isPlainClick } from '../../client/plain-click.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Lightbox.module.css';
import { initialState, magnification, pan, rotate, rotationOf, type Sizes, toggleZoom } from './lightbox-state.ts';
import { type LightboxPicture, save, visiblePictures } from './pictures.ts';

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

interface LightboxProps {
  /** The accessible name of the dialog: "Photographs". */
  label: string;
  messages: Messages['lightbox'];
  /** Buttons that are left out (docs/spec.md, section 4). */
  hide?: ('download' | 'zoom' | 'rotate')[];
  /** The gallery, whose links are marked `data-lightbox`: markup that is not hydrated. */
  children: ReactNode;
}

/**
 * Renders a gallery and the dialog that its links open their large pictures in (docs/spec.md, section 4): zoom,
 * rotation, dragging, stepping, closing. Without script a link leads to its picture.
 */
export default function Lightbox({ label, messages, hide = [], children }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** The positions of the pointer and of the picture when the pointer went down. */
  const press = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  /** True if the last press was a drag or began on the picture: its click does not close the dialog. */
  const keepsOpen = useRef(false);
  const [pictures, setPictures] = useState<LightboxPicture[]>([]);
  const [state, setState] = useState(initialState(0));
  const picture = pictures[state.index];

  const open = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { all, index } = visiblePictures(event.currentTarget, link);
    setPictures(all);
    setState(initialState(index));
    // The dialog returns the focus to the link. Safari does not focus a link on click.
    link.focus({ preventScroll: true });
    dialog.current!.showModal();
  };
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

  const handleKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const offset = state.isZoomed && panKeys[event.key];
    const by = stepKeys[event.key];
    if (offset) setState(pan(state, { x: state.x + offset[0], y: state.y + offset[1] }, measure()));
    else if (by) step(by);
    // Enter activates the focused button instead; a repeated Enter is the one that opened the dialog, still pressed.
    else if (event.key === 'Enter' && !event.repeat && !(event.target as Element).closest('button, a')) close();
    else return;
    event.preventDefault();
  };

  const handlePointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press.current = { x: event.clientX, y: event.clientY, left: state.x, top: state.y };
    keepsOpen.current = event.target === image.current;
    stage.current!.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent) => {
    const from = press.current;
    if (!from || !event.isPrimary) return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    const isDrag = Math.hypot(across, down) > dragDistance;
    keepsOpen.current ||= isDrag;
    if (state.isZoomed && isDrag) setState(pan(state, { x: from.left + across, y: from.top + down }, measure()));
  };
  const handlePointerUp = (event: PointerEvent) => {
    if (!press.current || !event.isPrimary) return;
    const across = event.clientX - press.current.x;
    if (!state.isZoomed && Math.abs(across) > swipeDistance) step(-Math.sign(across));
    press.current = undefined;
  };

  const tool = (name: string, svg: string, onClick: () => void, pressed?: boolean) => (
    <IconButton svg={svg} className={styles.tool} aria-label={name} aria-pressed={pressed} onClick={onClick} />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls
    <div
      onClick={open}
      onKeyDown={(event) => {
        // A held Enter would activate the control that receives the focus after the first click.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
    >
      {children}
      <dialog
        ref={dialog}
        className={styles.lightbox}
        data-zoomed={state.isZoomed || undefined}
        aria-label={label}
        onKeyDown={handleKeyDown}
        onClose={() => {
          setPictures([]);
          setState(initialState(0));
        }}
        onClick={({ target, detail }) => {
          if (target === dialog.current || (stage.current!.contains(target as Element) && !keepsOpen.current)) close();
          // After a click by pointer the arrow keys move the picture again; `detail` is 0 for clicks by keyboard.
          if (detail > 0 && dialog.current!.open) stage.current!.focus();
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same */}
        <div
          ref={stage}
          className={styles.stage}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: sets the focus when the dialog opens, not on page load
          autoFocus
          onPointerDown={handlePointerDown}
          onPointerMove={handlePointerMove}
          onPointerUp={handlePointerUp}
          onPointerCancel={() => {
            press.current = undefined;
          }}
          onDoubleClick={({ clientX, clientY }) => {
            const { left, top, width, height } = stage.current!.getBoundingClientRect();
            setState(toggleZoom(state, measure(), { x: clientX - left - width / 2, y: clientY - top - height / 2 }));
          }}
        >
          {picture && (
            <img
              key={picture.large}
              ref={image}
              src={picture.large}
              alt={picture.alt}
              draggable={false}
              data-rotation={rotationOf(state)}
              style={
                {
                  '--ratio': picture.ratio,
                  '--turn': `${state.turns * 90}deg`,
                  '--magnification': magnification,
                  '--x': `${state.x}px`,
                  '--y': `${state.y}px`,
                  // The small picture is shown until the large one has loaded.
                  backgroundImage: picture.small && `url("${picture.small}")`,
                } as CSSProperties
              }
            />
          )}
        </div>
        <p className={styles.caption} aria-live="polite">
          <span className={styles.position}>
            {picture && interpolate(messages.position, { number: state.index + 1, count: pictures.length })}
          </span>
          <span>{picture?.caption}</span>
        </p>
        <form method="dialog" className={styles.tools}>
          {!hide.includes('download') && tool(messages.download, downloadIcon, () => picture && save(picture))}
          {!hide.includes('zoom') &&
            tool(messages.zoom, zoomIcon, () => setState(toggleZoom(state, measure())), state.isZoomed)}
          {!hide.includes('rotate') && tool(messages.rotate, rotateIcon, () => setState(rotate(state)))}
          <IconButton svg={closeIcon} type="submit" className={styles.tool} aria-label={messages.close} />
        </form>
        <div className={styles.steps}>
          {tool(messages.previous, arrowLeft, () => step(-1))}
          {tool(messages.next, arrowRight, () => step(1))}
        </div>
      </dialog>
    </div>
  );
}
