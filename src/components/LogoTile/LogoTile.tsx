import type { LogoData } from '../../lib/media/logos.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { Backdrop } from '../Backdrop/Backdrop.tsx';
import styles from './LogoTile.module.css';

interface LogoTileProps {
  /** The client's logo and its background. */
  project: Pick<ProjectTile, 'tone' | 'logo'>;
  /** True on the first screen. */
  priority?: boolean;
  /** Colour of the client's picture, instead of the tone's. */
  colour?: string | undefined;
  /** The same logo in Arabic, above the Latin one. */
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
      {arabic && (
        <img
          {...arabic}
          className={`${styles.arabic} ${arabic.width / arabic.height < 1.6 ? styles.compact : ''}`}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <img
        className={logo.width / logo.height > 3.2 ? styles.long : styles.short}
        src={logo.src}
        width={logo.width}
        height={logo.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}
