import { Button } from '../../components/Button/Button.tsx';
import { Filter } from '../../components/Filter/Filter.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PhotographCategory } from '../../kinds/photographs.ts';
import type { Picture as PictureFacts } from '../../media/pictures.ts';
import styles from './Photographs.module.css';

/** A photograph of the gallery. */
export interface Photograph {
  id: string;
  title: string;
  /** Where and when. */
  subtitle: string;
  /** In quarters of its width. */
  height: number;
  category: PhotographCategory;
  categoryName: string;
  picture: PictureFacts;
  /** What the lightbox shows. */
  large: PictureFacts;
}

interface PhotographsProps {
  title: string;
  text: string;
  photographs: Photograph[];
  filter: { value: string; name: string; count: number }[];
}

/**
 * The gallery: masonry by each picture's height, edge to edge, under seven filters; ten at first, and four more at a
 * time (behaviours/load-more.ts); each opens in the lightbox.
 */
export function Photographs({ title, text, photographs, filter }: PhotographsProps) {
  return (
    <section
      className={styles.photographs}
      id="photographs"
      data-load-more
      data-initial="10"
      data-step="4"
      data-noun="photographs"
    >
      <div className={styles.head}>
        <Heading size="xl">{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.filter}>
        <Filter legend="Category" options={filter} />
      </div>
      <div className={styles.wall}>
        <ul className={styles.grid}>
          {photographs.map(({ id, title: name, subtitle, height, category, categoryName, picture, large }) => (
            <li key={id} className={styles.item} data-category={category} data-height={height}>
              <a
                href={large.large}
                className={styles.link}
                data-lightbox={`${name}. ${subtitle}`}
                data-ratio={large.width / large.height}
              >
                <Picture
                  picture={picture}
                  sizes="(width < 700px) 50vw, (width < 1600px) 34vw, 25vw"
                  className={styles.picture}
                />
                <span className={styles.caption}>
                  {name}
                  <span>{categoryName}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <Button data-more hidden>
          Load More
        </Button>
        <p role="status" />
      </div>
      <Lightbox label="Photographs" />
    </section>
  );
}
