import type { ProjectTone } from '../../lib/categories.ts';
import type { Logo } from '../../lib/media/logos.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ProjectPicture.module.css';

interface ProjectPictureProps {
  project: {
    tone: ProjectTone;
    logo: Logo;
    picture?: PictureData | undefined;
    second?: Pick<PictureData, 'srcSet' | 'crop'> | undefined;
  };
  /** The `sizes` of the picture. */
  sizes: string;
  /** True on the first screen. */
  first?: boolean;
  /** Shows the logo even if there is a picture. */
  logoOnly?: boolean;
  /** Decorative: the text beside it names the project. */
  silent?: boolean;
  /** True on a card: its second picture opens over it (client/second-picture.ts). */
  card?: boolean;
  className?: string | undefined;
}

/** Renders a project's picture or, without one, its client's logo on a background. It fills its container. */
export function ProjectPicture({
  project: { tone, logo, picture, second },
  sizes,
  first = false,
  logoOnly = false,
  silent = false,
  card = false,
  className = '',
}: ProjectPictureProps) {
  const shape = `${styles.shape} ${className}`;
  if (picture && !logoOnly)
    return (
      <>
        <Picture picture={picture} sizes={sizes} first={first} className={shape} {...(silent ? { alt: '' } : {})} />
        {card && second && <span data-second={second.srcSet} data-crop={second.crop} />}
      </>
    );
  return (
    <div className={`${shape} ${styles.tile} ${styles[tone]}`} data-logo-tile>
      <img
        className={logo.width / logo.height > 3.2 ? styles.long : styles.short}
        src={logo.src}
        width={logo.width}
        height={logo.height}
        alt={silent ? '' : logo.alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}
