import tones from '../../components/classes/Tone.module.css';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PostFigureData } from '../../lib/queries/posts.ts';
import styles from './PostFigure.module.css';

/** Fills its container with a picture, or with a typographic tile that ends in a dot. */
export function PostFigure({ figure, sizes }: { figure: PostFigureData; sizes: string }) {
  if ('picture' in figure) return <Picture picture={figure.picture} sizes={sizes} className={styles.picture} />;
  const longestLine = Math.max(...figure.lines.map((line) => line.length));
  return (
    <p className={`${styles.tile} ${tones[figure.tone]}`}>
      <span className={styles.text} data-lines={figure.lines.length} data-fit={longestLine}>
        {figure.lines.map((line, index) => (
          <span key={line} className={styles.line}>
            {line}
            {index === figure.lines.length - 1 && (
              <Dot className={`${styles.dot} ${figure.tone === 'accent' ? styles.onAccent : ''}`} />
            )}
          </span>
        ))}
      </span>
    </p>
  );
}
