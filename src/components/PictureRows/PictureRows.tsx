import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { CaptionedPicture } from '../../lib/media/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PictureRows.module.css';
import { type PictureRow, rowsOf } from './rows.ts';

interface PictureRowsProps {
  pictures: CaptionedPicture[];
}

const beside = (width: string) => frameSizes(width, { tablet: '92vw' });

/** Widths of the pictures in a row, for `sizes`. On phones they are in one column. */
const sizes: Record<PictureRow['kind'], [first: string, second?: string]> = {
  wide: ['100vw'],
  alone: [beside('70vw')],
  tallAlone: [beside('47vw')],
  pair: [beside('55vw'), beside('39vw')],
  tallFirst: [beside('39vw'), beside('55vw')],
};

/** Renders pictures of a project, uncropped and with captions: wide ones at full width, the others in pairs. */
export function PictureRows({ pictures }: PictureRowsProps) {
  if (!pictures.length) return null;
  return (
    <div className={styles.rows}>
      {rowsOf(pictures).map(({ kind, pictures: row }) => (
        <div key={row[0]?.picture.name} className={`${styles.row} ${styles[kind]}`}>
          {row.map(({ picture, caption }, index) => (
            <figure key={picture.name} className={styles.figure}>
              <Picture picture={picture} sizes={sizes[kind][index] ?? '100vw'} />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}
