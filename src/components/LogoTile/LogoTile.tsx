import type { ProjectTone } from '../../lib/fixed-lists.ts';
import type { Logo, LogoData } from '../../lib/media/logos.ts';
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
  arabic,
  alt = logo.alt,
  className = '',
}: LogoTileProps) {
  return (
    <div className={`${styles.tile} ${styles[tone]} ${className}`} data-logo-tile>
      <img
        className={logo.width / logo.height > 3.2 ? styles.long : styles.short}
        src={logo.src}
        width={logo.width}
        height={logo.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
      {arabic && <img {...arabic} className={styles.arabic} alt="" loading="lazy" decoding="async" />}
    </div>
  );
}
