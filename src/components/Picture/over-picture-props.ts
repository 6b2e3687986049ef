import type { PictureData } from '../../lib/media/pictures.ts';
import type { Scheme } from '../../styles/scheme.ts';
import styles from './OverPicture.module.css';

/**
 * Returns the attributes of a frame whose text is over its picture. `tall` is the picture for tall windows. A picture of
 * the owner needs a scrim and sets the colour scheme of the text (`forcedScheme` overrides it); a rendered picture is
 * composed for its text and needs neither. With two pictures the first sets the scheme, and the stronger scrim counts.
 */
export function overPictureProps(
  picture: PictureData,
  {
    tall,
    className = '',
    forcedScheme,
  }: { tall?: PictureData | undefined; className?: string | undefined; forcedScheme?: Scheme },
) {
  const scheme = forcedScheme ?? picture.scheme ?? 'light';
  const own = [picture, tall].flatMap((each) => each?.scrims ?? []);
  if (own.length === 0) return { className };
  return {
    className: `${styles.over} ${className}`,
    'data-scheme': scheme,
    'data-scrim': Math.max(...own.map((scrims) => scrims[scheme])) || undefined,
  };
}
