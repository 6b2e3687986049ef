import type { PictureFiles } from '../../lib/media/pictures.ts';
import { breakpoints, tallQuery } from '../../styles/breakpoints.ts';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureFiles;
  /** Displayed width, as the `sizes` of the srcset. */
  sizes: string;
  /** Another crop for narrow, tall screens. */
  tall?: PictureFiles | undefined;
  /** Marks the main picture of the first screen, loaded eagerly with high priority. */
  priority?: boolean;
  /** Overrides the picture's alternative text; empty for decoration. */
  alt?: string;
  /**
   * Path of the page that this picture represents. It is the shared element of the view transition to and from that
   * page.
   */
  morph?: string | undefined;
  className?: string | undefined;
}

const phones = `(width < ${breakpoints.phone}px) and ${tallQuery}`;

/** Renders a picture with its srcset. Its space is reserved, and its placeholder is shown until it is loaded. */
export function Picture({
  picture,
  sizes,
  tall,
  priority = false,
  alt = picture.alt,
  morph,
  className = '',
}: PictureProps) {
  const { inlinedPhoneFile } = tall ?? picture;
  return (
    <picture>
      {inlinedPhoneFile && <source media={phones} type="image/avif" srcSet={inlinedPhoneFile} sizes={sizes} />}
      {tall && <source media={tallQuery} type="image/avif" srcSet={tall.srcSet} sizes={sizes} />}
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
      <img
        className={`${styles.picture} ${className}`}
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        data-placeholder={picture.placeholder}
        data-crop={picture.crop}
        data-morph={morph}
      />
    </picture>
  );
}
