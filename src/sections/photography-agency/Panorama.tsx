import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import styles from './Panorama.module.css';

/** Renders a full-width picture that scrolls slightly slower than the page. */
export function Panorama({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.panorama}>
      <Picture
        picture={picture}
        sizes={frameSizes('(orientation: portrait) 150vw, 100vw', { phone: '190vw' })}
        className={styles.picture}
      />
    </div>
  );
}
