import type { PictureData } from '../../lib/media/pictures.ts';
import styles from './OverPicture.module.css';

/**
 * The attributes of a frame whose words lie over its picture. A photograph decides whether they are ink or paper, and
 * what veil they need; `ground` where the frame decides it. A render is composed for its words and needs neither.
 */
export function overPicture({ scheme, veils }: PictureData, className = '', decided?: 'light' | 'dark') {
  if (!scheme || !veils) return { className };
  const shown = decided ?? scheme;
  return {
    className: `${styles.over} ${className}`,
    'data-scheme': shown,
    'data-veil': (shown === 'light' ? veils.ink : veils.paper) || undefined,
  };
}
