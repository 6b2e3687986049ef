import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import { breakpoints } from '../../styles/breakpoints.ts';
import styles from './Panorama.module.css';

/** Renders a full-width picture that scrolls slightly slower than the page. */
export function Panorama({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.panorama}>
      <Picture
        picture={picture}
        sizes={`(width < ${breakpoints.phone}px) 190vw, (orientation: portrait) 150vw, 100vw`}
        className={styles.picture}
      />
    </div>
  );
}
