import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import closeIcon from '../../assets/icons/close.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { isPlainClick } from '../../client/plain-click.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { PopupFilm } from '../../lib/queries/films.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { embedAddress } from '../../lib/video.ts';
import { ignoreHeldEnter } from '../ignore-held-enter.ts';
import styles from './VideoPopup.module.css';

interface VideoPopupProps {
  film: PopupFilm;
  messages: Messages['videoPopup'];
  /** The poster: markup that is not hydrated. */
  children: ReactNode;
}

/**
 * A poster that opens its film in a dialog. The video service is contacted only while the dialog is open. Without script
 * the poster is a link to the film's own page or file.
 */
export default function VideoPopup({ film: { name, by, href, label, own }, messages, children }: VideoPopupProps) {
  const credit = by ? interpolate(messages.credit, { name, by }) : name;
  const dialog = useRef<HTMLDialogElement>(null);
  /** URL of the poster while the film is shown. */
  const [poster, setPoster] = useState<string>();

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The dialog returns the focus to the link. Safari does not focus a link on click.
    event.currentTarget.focus({ preventScroll: true });
    dialog.current!.showModal();
    setPoster(event.currentTarget.querySelector('img')?.currentSrc ?? '');
  };

  return (
    <>
      <a href={href} rel="noopener" className={styles.link} onClick={open} onKeyDown={ignoreHeldEnter}>
        {children}
        <span className={styles.play}>
          <Icon svg={play} />
        </span>
        <span className={styles.label}>
          {label}
          <span className={styles.credit}>{credit}</span>
        </span>
      </a>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={name}
        onKeyDown={ignoreHeldEnter}
        onClick={({ target }) => {
          if (target === dialog.current) dialog.current.close();
        }}
        onClose={() => setPoster(undefined)}
      >
        <form method="dialog" className={styles.bar}>
          {by ? (
            <a href={href} rel="noopener">
              {interpolate(messages.creditOnYouTube, { name, by })}
            </a>
          ) : (
            <p>{name}</p>
          )}
          {/* biome-ignore lint/a11y/noAutofocus: sets the focus when the dialog opens, not on page load */}
          <button type="submit" className={styles.close} aria-label={messages.close} autoFocus>
            <Icon svg={closeIcon} />
          </button>
        </form>
        <div className={styles.screen}>
          {poster !== undefined && own && (
            <video
              aria-label={name}
              aria-describedby="own-film"
              controls
              autoPlay
              muted
              playsInline
              poster={poster || undefined}
            >
              {own.sources.map((source) => (
                <source key={source.src} {...source} />
              ))}
            </video>
          )}
          {poster !== undefined && !own && (
            <iframe
              title={name}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // The film may play and open its own page, but not navigate the page around it.
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
              // The service refuses to play without a referrer.
              referrerPolicy="strict-origin-when-cross-origin"
              src={embedAddress(href)}
            />
          )}
        </div>
        {own && (
          <p className={styles.description} id="own-film">
            {own.description}
          </p>
        )}
      </dialog>
    </>
  );
}
