import type { ProjectTone } from '../../lib/fixed-lists.ts';
import type { Logo, LogoData } from '../../lib/media/logos.ts';
import { Backdrop } from '../Backdrop/Backdrop.tsx';
import styles from './LogoTile.module.css';

/** A project whose client has a logo, and the background of that logo. */
export interface LogoOwner {
  tone: ProjectTone;
  logo: Logo;
}

interface LogoTileProps {
  project: LogoOwner;
  /** True on the first screen. */
  priority?: boolean;
  /** Colour of the client's picture, instead of the tone's. */
  colour?: string | undefined;
  /** The same logo in Arabic, below the Latin one. */
  arabic?: LogoData | undefined;
  /** By default the text of the logo. */
  alt?: string;
  className?: string | undefined;
}

/** Renders a client's logo in the middle of its background. It fills its container. */
export function LogoTile({
  project: { tone, logo },
  priority = false,
  colour,
  arabic,
  alt = logo.alt,
  className = '',
}: LogoTileProps) {
  return (
    <div className={`${styles.tile} ${styles[tone]} ${className}`} data-logo-tile>
      {colour && <Backdrop colour={colour} />}
      <img
        className={logo.width / logo.height > 3.2 ? styles.long : styles.short}
        src={logo.src}
        width={logo.width}
        height={logo.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
      {arabic && (
        <img
          {...arabic}
          className={`${styles.arabic} ${arabic.width / arabic.height < 1.6 ? styles.compact : ''}`}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
