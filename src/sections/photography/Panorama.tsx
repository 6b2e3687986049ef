import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import styles from './Panorama.module.css';

/** One picture from edge to edge, which the page passes a little slower than the rest. */
export function Panorama({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.panorama}>
      <Picture picture={picture} sizes="(max-aspect-ratio: 1/1) 160vw, 100vw" className={styles.picture} />
    </div>
  );
}
