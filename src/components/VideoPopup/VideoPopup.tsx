import close from '../../assets/icons/close.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { fill } from '../../i18n/fill.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './VideoPopup.module.css';
import { embedAddress } from './video.ts';

/** A film on a video service, and the picture of ours that stands for it until somebody asks for it. */
export interface Film {
  name: string;
  /** Whose it is, as said after "by". */
  by: string;
  /** Its page on the video service; the part after `v=` is its id. */
  href: string;
  /** What the link says. */
  label: string;
  poster: PictureData;
}

interface VideoPopupProps {
  film: Film;
  words: Words['videoPopup'];
  /** The `sizes` of the poster. */
  sizes: string;
  className?: string | undefined;
}

/**
 * A poster that says whose film it stands for and opens it in a dialog (behaviours/video-popup.ts). Nothing is loaded from the video service
 * before that; without script the poster leads to the film's own page.
 */
export function VideoPopup({ film: { name, by, href, label, poster }, words, sizes, className }: VideoPopupProps) {
  return (
    <div className={className} data-video={embedAddress(href)}>
      <a href={href} rel="noopener" className={styles.link}>
        <Picture picture={poster} sizes={sizes} alt="" className={styles.poster} />
        <span className={styles.play}>
          <Icon svg={play} />
        </span>
        <span className={styles.label}>
          {label}
          <span className={styles.credit}>{fill(words.credit, { name, by })}</span>
        </span>
      </a>
      <dialog className={styles.dialog} aria-label={name}>
        <form method="dialog" className={styles.bar}>
          <a href={href} rel="noopener">
            {fill(words.creditOnYouTube, { name, by })}
          </a>
          {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens, not the page */}
          <button type="submit" className={styles.close} aria-label={words.close} autoFocus>
            <Icon svg={close} />
          </button>
        </form>
        <div className={styles.screen} data-screen />
      </dialog>
    </div>
  );
}
