import type { PictureData } from '../../media/pictures.ts';
import styles from './OverPicture.module.css';

/**
 * The attributes of a frame whose words lie over its picture. A photograph decides whether they are ink or paper, and
 * what veil they need; `ground` where the frame decides it. A render is composed for its words and needs neither.
 */
export function overPicture({ ground, veils }: PictureData, className = '', decided?: 'light' | 'dark') {
  if (!ground || !veils) return { className };
  const shown = decided ?? ground;
  return {
    className: `${styles.over} ${className}`,
    'data-ground': shown,
    'data-veil': (shown === 'light' ? veils.ink : veils.paper) || undefined,
  };
}
