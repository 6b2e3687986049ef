import type { PictureData } from '../../media/pictures.ts';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The width it is shown at, as the `sizes` of its srcset: fetch no more than is shown. */
  sizes: string;
  /** Another crop for narrow, tall screens. */
  tall?: PictureData | undefined;
  /** The picture of the first screen: fetched first and at once. */
  first?: boolean;
  /** Replaces the picture's own alternative text; empty where it is decorative. */
  alt?: string;
  /** The address of the page that this picture stands for: on the way there and back one grows out of the other. */
  morph?: string | undefined;
  className?: string | undefined;
}

/** The media query of the screens that get the tall crop. */
const tallScreens = '(max-aspect-ratio: 4/5)';

const phones = '(width < 480px) and (max-aspect-ratio: 4/5)';

/** A picture in the right size and format, with its space reserved and its colours shown until it is loaded. */
export function Picture({
  picture,
  sizes,
  tall,
  first = false,
  alt = picture.alt,
  morph,
  className = '',
}: PictureProps) {
  const { phone } = tall ?? picture;
  return (
    <picture>
      {phone && <source media={phones} type="image/avif" srcSet={phone} sizes={sizes} />}
      {tall && <source media={tallScreens} type="image/avif" srcSet={tall.srcSet} sizes={sizes} />}
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
      <img
        className={`${styles.picture} ${className}`}
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        data-look={picture.look}
        data-keep={picture.keep}
        data-morph={morph}
      />
    </picture>
  );
}
