import { Button } from '../../components/Button/Button.tsx';
import { Filter } from '../../components/Filter/Filter.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { coverWidth } from '../../components/Picture/cover-width.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import type { PhotographCategory } from '../../taxonomy/photographs.ts';
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
  picture: PictureData;
  /** What the lightbox shows. */
  large: PictureData;
}

interface PhotographsProps {
  title: string;
  text: string;
  photographs: Photograph[];
  words: Words;
  filter: { value: string; name: string; count: number }[];
}

/** The `sizes` of a photograph: by how many columns share the screen. */
const sizesOf = ({ height, picture }: Photograph) => {
  const [two, three, four] = [50, 34, 25].map((column) => coverWidth(picture, 4 / height, column));
  return `(width < 700px) ${two}, (width < 1600px) ${three}, ${four}`;
};

/**
 * The gallery: masonry by each picture's height, edge to edge, under seven filters; ten at first, and four more at a
 * time (behaviours/load-more.ts); each opens in the lightbox.
 */
export function Photographs({ title, text, photographs, words, filter }: PhotographsProps) {
  return (
    <section
      className={styles.photographs}
      id="photographs"
      data-load-more
      data-initial="10"
      data-step="4"
      data-shown={words.photographs.shown}
    >
      <div className={styles.head}>
        <Heading size="xl">{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.filter}>
        <Filter legend={words.photographs.legend} options={filter} />
      </div>
      <div className={styles.wall}>
        <ul className={styles.grid}>
          {photographs.map((photograph) => (
            <li
              key={photograph.id}
              className={styles.item}
              data-category={photograph.category}
              data-height={photograph.height}
            >
              <a
                href={photograph.large.large}
                className={styles.link}
                data-lightbox={`${photograph.title}. ${photograph.subtitle}`}
                data-ratio={photograph.large.width / photograph.large.height}
              >
                <Picture picture={photograph.picture} sizes={sizesOf(photograph)} className={styles.picture} />
                <span className={styles.caption}>
                  {photograph.title}
                  <span>{photograph.categoryName}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <Button data-more hidden>
          {words.links.loadMore}
        </Button>
        <p role="status" />
      </div>
      <Lightbox label={words.lightbox.label} words={words.lightbox} />
    </section>
  );
}
