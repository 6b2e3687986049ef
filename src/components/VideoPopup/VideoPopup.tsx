import { type ReactNode, useId } from 'react';
import closeIcon from '../../assets/icons/close.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { videoEmbedUrl } from '../../lib/media/video.ts';
import type { PopupFilm } from '../../lib/queries/films.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './VideoPopup.module.css';

interface VideoPopupProps {
  film: PopupFilm;
  messages: Messages['videoPopup'];
  /** The poster. */
  children: ReactNode;
}

/**
 * Renders a poster that opens its film in a dialog (VideoPopup.astro). The film is in a template, so that the
 * video service is contacted only while the dialog is open. Without script the poster links to the film's page or file.
 */
export function VideoPopup({ film: { name, by, href, label, own }, messages, children }: VideoPopupProps) {
  const descriptionId = useId();
  const credit = by ? interpolate(messages.credit, { name, by }) : name;
  return (
    <>
      <a href={href} rel="noopener" className={styles.link} data-film="">
        {children}
        <span className={styles.play}>
          <Icon svg={play} />
        </span>
        <span className={styles.label}>
          {label}
          <span className={styles.credit}>{credit}</span>
        </span>
      </a>
      <dialog className={styles.dialog} aria-label={name}>
        <form method="dialog" className={styles.bar}>
          {by ? (
            <a href={href} rel="noopener">
              {interpolate(messages.creditOnYouTube, { name, by })}
            </a>
          ) : (
            <p>{name}</p>
          )}
          {/* It has the focus when the dialog opens. */}
          <IconButton svg={closeIcon} type="submit" className={styles.close} aria-label={messages.close} autoFocus />
        </form>
        <div className={styles.screen}>
          <template>
            {own ? (
              <video aria-label={name} aria-describedby={descriptionId} controls autoPlay muted playsInline>
                {own.sources.map((source) => (
                  <source key={source.src} {...source} />
                ))}
              </video>
            ) : (
              <iframe
                title={name}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                // The film may play and open its own page, but not navigate the page around it.
                sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
                // The service refuses to play without a referrer.
                referrerPolicy="strict-origin-when-cross-origin"
                src={videoEmbedUrl(href)}
              />
            )}
          </template>
        </div>
        {own && (
          <p className={styles.description} id={descriptionId}>
            {own.description}
          </p>
        )}
      </dialog>
    </>
  );
}
