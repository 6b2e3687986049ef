import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import close from '../../assets/icons/close.svg?raw';
import download from '../../assets/icons/download.svg?raw';
import rotate from '../../assets/icons/rotate.svg?raw';
import zoom from '../../assets/icons/zoom.svg?raw';
import type { Words } from '../../queries/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Lightbox.module.css';

interface LightboxProps {
  /** What it shows, for a screen reader. */
  label: string;
  words: Words['lightbox'];
  /** Each of these buttons may be left out (spec section 4). */
  hide?: ('download' | 'zoom' | 'rotate')[];
}

/**
 * The dialog that the links marked `data-lightbox` open their large pictures in. It stands once on a page and is moved
 * by behaviours/lightbox-dialog.ts; without script a link opens its picture by itself.
 */
export function Lightbox({ label, words, hide = [] }: LightboxProps) {
  return (
    <dialog className={styles.lightbox} data-lightbox-dialog aria-label={label}>
      <div className={styles.stage} data-stage tabIndex={-1} />
      <p className={styles.caption} aria-live="polite">
        <span className={styles.position} data-position={words.position} />
        <span data-caption />
      </p>
      <div className={styles.tools}>
        {!hide.includes('download') && (
          <button type="button" className={styles.tool} aria-label={words.download} data-act="download">
            <Icon svg={download} />
          </button>
        )}
        {!hide.includes('zoom') && (
          <button type="button" className={styles.tool} aria-label={words.zoom} aria-pressed="false" data-act="zoom">
            <Icon svg={zoom} />
          </button>
        )}
        {!hide.includes('rotate') && (
          <button type="button" className={styles.tool} aria-label={words.rotate} data-act="rotate">
            <Icon svg={rotate} />
          </button>
        )}
        <button type="button" className={styles.tool} aria-label={words.close} data-act="close">
          <Icon svg={close} />
        </button>
      </div>
      <div className={styles.steps}>
        <button type="button" className={styles.tool} aria-label={words.previous} data-act="previous">
          <Icon svg={arrowLeft} />
        </button>
        <button type="button" className={styles.tool} aria-label={words.next} data-act="next">
          <Icon svg={arrowRight} />
        </button>
      </div>
    </dialog>
  );
}
