import type { CSSProperties, ReactNode } from 'react';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import closeIcon from '../../assets/icons/close.svg?raw';
import downloadIcon from '../../assets/icons/download.svg?raw';
import rotateIcon from '../../assets/icons/rotate.svg?raw';
import zoomIcon from '../../assets/icons/zoom.svg?raw';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Lightbox.module.css';
import { magnification, rotationOf } from './lightbox-state.ts';
import { save } from './pictures.ts';
import { useLightbox } from './use-lightbox.ts';

interface LightboxProps {
  /** The accessible name of the dialog: "Photographs". */
  label: string;
  messages: Messages['lightbox'];
  /** Buttons that are left out. */
  hide?: ('download' | 'zoom' | 'rotate')[];
  /** The gallery, whose links are marked `data-lightbox`: markup that is not hydrated. */
  children: ReactNode;
}

/**
 * Renders a gallery, and a dialog for its large pictures: zoom, rotation, dragging, stepping, closing. A link of the
 * gallery opens its picture in the dialog; without script it leads to the file.
 */
export default function Lightbox({ label, messages, hide = [], children }: LightboxProps) {
  const lightbox = useLightbox();
  const { state, picture, step } = lightbox;
  const tool = (name: string, svg: string, onClick: () => void, pressed?: boolean) => (
    <IconButton svg={svg} className={styles.tool} aria-label={name} aria-pressed={pressed} onClick={onClick} />
  );

  return (
    <div {...lightbox.galleryHandlers}>
      {children}
      <dialog
        ref={lightbox.dialog}
        className={styles.lightbox}
        data-zoomed={state.isZoomed || undefined}
        aria-label={label}
        {...lightbox.dialogHandlers}
      >
        <div
          ref={lightbox.stage}
          className={styles.stage}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: sets the focus when the dialog opens, not on page load
          autoFocus
          {...lightbox.stageHandlers}
        >
          {picture && (
            <img
              key={picture.large}
              ref={lightbox.image}
              src={picture.large}
              alt={picture.alt}
              draggable={false}
              data-rotation={rotationOf(state)}
              style={
                {
                  '--ratio': picture.ratio,
                  '--rotation': `${state.quarterTurns * 90}deg`,
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
            {picture && interpolate(messages.position, { number: state.index + 1, count: lightbox.count })}
          </span>
          <span>{picture?.caption}</span>
        </p>
        <form method="dialog" className={styles.tools}>
          {!hide.includes('download') && tool(messages.download, downloadIcon, () => picture && save(picture))}
          {!hide.includes('zoom') && tool(messages.zoom, zoomIcon, lightbox.zoom, state.isZoomed)}
          {!hide.includes('rotate') && tool(messages.rotate, rotateIcon, lightbox.rotate)}
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
