import type { Picture as PictureFacts } from '../../media/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PostVisual.module.css';

/** What illustrates a post: a picture, or one or two short lines set as large as they fit. */
export type Visual = { caption: string } & (
  | { picture: PictureFacts }
  | { lines: string[]; tone: 'sand' | 'sky' | 'mist' | 'dusk' | 'signal' }
);

interface PostVisualProps {
  visual: Visual;
  sizes: string;
  /** Part of the first screen. */
  first?: boolean;
  /** Where its caption or a title stands beside it and says enough. */
  decorative?: boolean;
  /** The address of the post, where this stands for it; see Picture. */
  morph?: string;
}

/** Fills its place with a post's picture, or with a typographic tile that ends in the signal's dot. */
export function PostVisual({ visual, sizes, first = false, decorative = false, morph }: PostVisualProps) {
  if ('picture' in visual)
    return (
      <Picture
        picture={visual.picture}
        sizes={sizes}
        first={first}
        morph={morph}
        className={styles.picture}
        {...(decorative && { alt: '' })}
      />
    );
  const longest = Math.max(...visual.lines.map((line) => line.length));
  return (
    <p className={`${styles.tile} ${styles[visual.tone]}`} data-morph={morph} aria-hidden={decorative || undefined}>
      <span className={styles.text} data-lines={visual.lines.length} data-fit={longest}>
        {visual.lines.map((line, index) => (
          <span key={line} className={styles.line}>
            {line}
            {index === visual.lines.length - 1 && <span className={styles.dot} />}
          </span>
        ))}
      </span>
    </p>
  );
}
