import tones from '../../components/classes/Tone.module.css';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { Visual } from '../../lib/queries/posts.ts';
import styles from './PostVisual.module.css';

/** Fills its container with a picture, or with a typographic tile that ends in a dot. */
export function PostVisual({ visual, sizes }: { visual: Visual; sizes: string }) {
  if ('picture' in visual) return <Picture picture={visual.picture} sizes={sizes} className={styles.picture} />;
  const longestLine = Math.max(...visual.lines.map((line) => line.length));
  return (
    <p className={`${styles.tile} ${tones[visual.tone]}`}>
      <span className={styles.text} data-lines={visual.lines.length} data-fit={longestLine}>
        {visual.lines.map((line, index) => (
          <span key={line} className={styles.line}>
            {line}
            {index === visual.lines.length - 1 && (
              <Dot className={`${styles.dot} ${visual.tone === 'accent' ? styles.onAccent : ''}`} />
            )}
          </span>
        ))}
      </span>
    </p>
  );
}
