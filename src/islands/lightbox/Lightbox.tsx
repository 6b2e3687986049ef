import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import closeIcon from '../../assets/icons/close.svg?raw';
import downloadIcon from '../../assets/icons/download.svg?raw';
import rotateIcon from '../../assets/icons/rotate.svg?raw';
import zoomIcon from '../../assets/icons/zoom.svg?raw';
import { nextPaint } from '../../behaviours/next-paint.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import { useAwake } from '../use-awake.ts';
import { useOpened } from '../use-opened.ts';
import styles from './Lightbox.module.css';
import { type LightboxPicture, picturesInView, save } from './pictures.ts';
import { moved, type Room, rotated, rotationOf, whole, zoomed } from './view.ts';

/** How far a finger or the pointer goes before it is no click any more, and before it steps on. */
const dragged = 6;
const swiped = 60;
/** How far an arrow key moves what is zoomed. */
const keyStep = 80;

const panKeys: Record<string, [number, number]> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};
const stepKeys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };

interface LightboxProps {
  /** What it shows, for a screen reader: "Photographs". */
  label: string;
  words: Words['lightbox'];
  /** Each of these buttons may be left out (spec section 4). */
  hide?: ('download' | 'zoom' | 'rotate')[];
}

/**
 * The dialog that the links marked `data-lightbox` open their large pictures in (spec section 4): zoom, rotation,
 * dragging, stepping, closing. It stands once on a page; a native dialog keeps the focus inside and gives it back to
 * the link. Without script a link opens its picture by itself.
 */
export default function Lightbox({ label, words, hide = [] }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** Where the pointer went down, and where the picture was then. */
  const press = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  /** Whether the last press was a drag, or began on the picture: its click does not close then. */
  const keepsOpen = useRef(false);
  const [pictures, setPictures] = useState<LightboxPicture[]>([]);
  const [view, setView] = useState(whole(0));
  const picture = pictures[view.index];

  useOpened(dialog, (link) => {
    const { all, index } = picturesInView(link);
    setPictures(all);
    setView(whole(index));
  });
  useAwake(dialog);
  useEffect(() => {
    const next = pictures[(view.index + 1) % pictures.length];
    if (next) new Image().src = next.large;
  }, [pictures, view.index]);

  const room = (): Room => ({
    picture: { width: image.current?.offsetWidth ?? 0, height: image.current?.offsetHeight ?? 0 },
    stage: { width: stage.current!.clientWidth, height: stage.current!.clientHeight },
  });
  const step = (by: number) => setView(whole((view.index + by + pictures.length) % pictures.length));
  /** Out of sight at once, then closed. */
  const close = async () => {
    dialog.current!.dataset.closing = '';
    await nextPaint();
    dialog.current!.close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With another key the arrows are the browser's: Alt and Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pan = view.zoomed && panKeys[event.key];
    const by = stepKeys[event.key];
    if (pan) setView(moved(view, { x: view.x + pan[0], y: view.y + pan[1] }, room()));
    else if (by) step(by);
    // A button that has the focus keeps its Enter; and the one that opened may still be held down.
    else if (event.key === 'Enter' && !event.repeat && !(event.target as Element).closest('button, a')) close();
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press.current = { x: event.clientX, y: event.clientY, left: view.x, top: view.y };
    keepsOpen.current = event.target === image.current;
    stage.current!.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = press.current;
    if (!from || !event.isPrimary) return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    const drags = Math.hypot(across, down) > dragged;
    keepsOpen.current ||= drags;
    if (view.zoomed && drags) setView(moved(view, { x: from.left + across, y: from.top + down }, room()));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!press.current || !event.isPrimary) return;
    const across = event.clientX - press.current.x;
    if (!view.zoomed && Math.abs(across) > swiped) step(-Math.sign(across));
    press.current = undefined;
  };

  const tool = (name: string, svg: string, act: () => void, pressed?: boolean) => (
    <button type="button" className={styles.tool} aria-label={name} aria-pressed={pressed} onClick={act}>
      <Icon svg={svg} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-opened-by="a[data-lightbox]"
      data-zoomed={view.zoomed || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        delete dialog.current!.dataset.closing;
        setPictures([]);
        setView(whole(0));
      }}
      onClick={({ target, detail }) => {
        if (target === dialog.current || (stage.current!.contains(target as Element) && !keepsOpen.current)) close();
        // After the mouse the keys go to the picture again; `detail` is 0 for the keyboard.
        if (detail > 0 && dialog.current!.open) stage.current!.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a pointer does here the keys and tools do too */}
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens, not the page
        autoFocus
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          press.current = undefined;
        }}
        onDoubleClick={({ clientX, clientY }) => {
          const { left, top, width, height } = stage.current!.getBoundingClientRect();
          setView(zoomed(view, room(), { x: clientX - left - width / 2, y: clientY - top - height / 2 }));
        }}
      >
        {picture && (
          <img
            key={picture.large}
            ref={image}
            src={picture.large}
            alt={picture.alt}
            draggable={false}
            data-rotation={rotationOf(view)}
            style={
              {
                '--ratio': picture.ratio,
                '--turn': `${view.turns * 90}deg`,
                '--x': `${view.x}px`,
                '--y': `${view.y}px`,
                // The small one, until the large one is there.
                backgroundImage: picture.small && `url("${picture.small}")`,
              } as CSSProperties
            }
          />
        )}
      </div>
      <p className={styles.caption} aria-live="polite">
        <span className={styles.position}>
          {picture && fill(words.position, { number: view.index + 1, count: pictures.length })}
        </span>
        <span>{picture?.caption}</span>
      </p>
      <form
        method="dialog"
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {!hide.includes('download') && tool(words.download, downloadIcon, () => picture && save(picture))}
        {!hide.includes('zoom') && tool(words.zoom, zoomIcon, () => setView(zoomed(view, room())), view.zoomed)}
        {!hide.includes('rotate') && tool(words.rotate, rotateIcon, () => setView(rotated(view)))}
        <button type="submit" className={styles.tool} aria-label={words.close}>
          <Icon svg={closeIcon} />
        </button>
      </form>
      <div className={styles.steps}>
        {tool(words.previous, arrowLeft, () => step(-1))}
        {tool(words.next, arrowRight, () => step(1))}
      </div>
    </dialog>
  );
}
