import { useRef, useState } from 'react';
import closeIcon from '../../assets/icons/close.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { nextPaint } from '../../behaviours/next-paint.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Film } from '../../media/films.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { useAwake } from '../use-awake.ts';
import { useOpened } from '../use-opened.ts';
import styles from './VideoPopup.module.css';
import { embedAddress, videoId } from './video.ts';

/** A film on a video service or of our own, and the picture that stands for it until somebody asks for it. */
export interface PopupFilm {
  name: string;
  /** Whose it is, as said after "by"; nobody's else if it is our own. */
  by?: string;
  /** Its page on the video service, where the part after `v=` is its id; or its own file. */
  href: string;
  /** What the link says. */
  label: string;
  poster: PictureData;
  /** Its files, and what is to be seen in it, for those who do not see it: it has no sound. */
  own?: Film & { description: string };
}

interface VideoPopupProps {
  film: PopupFilm;
  words: Words['videoPopup'];
  /** The `sizes` of the poster. */
  sizes: string;
}

/**
 * A poster that says whose film it stands for and opens it in a dialog. The video service is asked when the dialog opens
 * and let go when it closes; Escape, the close button and the return of the focus are the dialog's own. Without script
 * the poster leads to the film's own page, or its file.
 */
export default function VideoPopup({ film: { name, by, href, label, poster, own }, words, sizes }: VideoPopupProps) {
  const id = own ? 'own' : videoId(href);
  const credit = by ? fill(words.credit, { name, by }) : name;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useOpened(dialog, () => setPlaying(true));
  useAwake(dialog);

  return (
    <>
      <a href={href} rel="noopener" className={styles.link} data-film={id}>
        <Picture picture={poster} sizes={sizes} alt="" className={styles.poster} />
        <span className={styles.play}>
          <Icon svg={play} />
        </span>
        <span className={styles.label}>
          {label}
          <span className={styles.credit}>{credit}</span>
        </span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-opened-by={`a[data-film="${id}"]`}
        aria-label={name}
        onClick={({ target }) => {
          if (target === dialog.current) dialog.current.close();
        }}
        onClose={async () => {
          await nextPaint();
          if (!dialog.current?.open) setPlaying(false);
        }}
      >
        <form method="dialog" className={styles.bar}>
          {by ? (
            <a href={href} rel="noopener">
              {fill(words.creditOnYouTube, { name, by })}
            </a>
          ) : (
            <p>{name}</p>
          )}
          {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens, not the page */}
          <button type="submit" className={styles.close} aria-label={words.close} autoFocus>
            <Icon svg={closeIcon} />
          </button>
        </form>
        <div className={styles.screen}>
          {isPlaying && own && (
            <video
              aria-label={name}
              aria-describedby="own-film"
              controls
              autoPlay
              muted
              playsInline
              poster={poster.fallback}
            >
              {own.sources.map((source) => (
                <source key={source.src} {...source} />
              ))}
            </video>
          )}
          {isPlaying && !own && (
            <iframe
              title={name}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // What the film needs to play, and to lead to its own page; not the page around it.
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
              // The service plays for nobody who does not say where they are.
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
