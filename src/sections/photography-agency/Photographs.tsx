import type { ReactNode } from 'react';
import row from '../../components/classes/Row.module.css';
import { Filter } from '../../components/Filter/Filter.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { coverWidth } from '../../components/Picture/cover-width.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { FilterOption } from '../../lib/lists/filter-options.ts';
import { itemAttributes, type Paging } from '../../lib/lists/paging.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Photograph } from '../../lib/queries/photography.ts';
import styles from './Photographs.module.css';

interface PhotographsProps {
  title: string;
  text: string;
  photographs: Photograph[];
  paging: Paging;
  messages: Messages['photographs'];
  options: FilterOption<string>[];
  /** Load More. */
  children: ReactNode;
}

/** Returns the `sizes` of a photograph, which depend on the number of columns. */
const sizesOf = ({ height, picture }: Photograph) => {
  const columns = (width: number) => coverWidth(picture, 4 / height, width);
  return frameSizes(columns(25), { largePhone: columns(50), huge: columns(34) });
};

/**
 * Renders the gallery: masonry from edge to edge under filters, which work without script, with Load More. Each
 * picture opens in the lightbox.
 */
export function Photographs({ title, text, photographs, paging, messages, options, children }: PhotographsProps) {
  return (
    <section className={styles.photographs} id="photographs">
      <div className={`${row.spread} ${styles.head}`}>
        <Heading size="xl">{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.filter}>
        <Filter legend={messages.legend} options={options} />
      </div>
      <div className={styles.wall}>
        <ul className={styles.grid}>
          {photographs.map((photograph, index) => (
            <li
              key={photograph.id}
              className={styles.item}
              data-category={photograph.category}
              {...itemAttributes(index, paging)}
              data-height={photograph.height}
            >
              <a
                href={photograph.lightboxPicture.largestUrl}
                className={styles.link}
                data-lightbox={`${photograph.title}. ${photograph.subtitle}`}
                data-ratio={photograph.lightboxPicture.width / photograph.lightboxPicture.height}
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
      {children}
    </section>
  );
}
