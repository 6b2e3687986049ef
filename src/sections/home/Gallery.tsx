import row from '../../components/classes/Row.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import styles from './Gallery.module.css';

interface GalleryProps {
  title: string;
  text: string;
  pictures: PictureData[];
}

/** Renders pictures in their own proportions in one scrolling strip; each opens in the lightbox. */
export function Gallery({ title, text, pictures }: GalleryProps) {
  return (
    <section className={`${tones.ink} ${styles.gallery}`}>
      <div className={`${row.spread} ${styles.head}`}>
        <Heading size="l">{title}</Heading>
        <p>{text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys */}
      <ul className={styles.strip} tabIndex={0} aria-label={title}>
        {pictures.map((picture) => (
          <li key={picture.fallback}>
            <a href={picture.largestUrl} data-lightbox="" data-ratio={picture.width / picture.height}>
              <Picture
                picture={picture}
                sizes={`max(${widthFor(picture, 18, 'rem')}, ${widthFor(picture, 33, 'vw')})`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the width of a picture for a height, in the unit of the height. */
const widthFor = ({ width, height }: PictureData, high: number, unit: 'rem' | 'vw') =>
  `${((high * width) / height).toFixed(1)}${unit}`;
