import type { PictureData } from '../../lib/media/pictures.ts';
import type { Scheme } from '../../styles/scheme.ts';
import styles from './OverPicture.module.css';

/**
 * Returns the attributes of a frame whose text is over its picture. A picture of the owner sets the colour scheme of the text
 * (`forcedScheme` overrides it) and the scrim. A rendered picture is composed for its text and needs neither.
 */
export function overPictureProps({ scheme, scrims }: PictureData, className = '', forcedScheme?: Scheme) {
  if (!scheme || !scrims) return { className };
  const textScheme = forcedScheme ?? scheme;
  return {
    className: `${styles.over} ${className}`,
    'data-scheme': textScheme,
    'data-scrim': scrims[textScheme] || undefined,
  };
}
