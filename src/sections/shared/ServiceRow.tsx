import { ForwardArrow } from '../../components/ForwardArrow/ForwardArrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { coverWidth } from '../../components/Picture/cover-width.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { ServiceCard } from '../../lib/queries/services.ts';
import styles from './ServiceRow.module.css';

interface ServiceRowProps {
  service: ServiceCard;
  /** Position in the list, from 1. */
  number: number;
  headingLevel: 2 | 3;
  withPrice?: boolean;
}

/** Returns the `sizes` of a picture in its frame of 4:5. */
const sizesOf = (picture: PictureData) =>
  frameSizes(coverWidth(picture, 4 / 5, 14), { laptop: coverWidth(picture, 4 / 5, 30) });

/** Renders a service as a row of a list. Its picture grows while the row is hovered or focused. */
export function ServiceRow({ service, number, headingLevel, withPrice = false }: ServiceRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <Heading level={headingLevel} className={styles.name}>
        <StretchedLink href={service.href}>
          <span className={styles.word}>{service.title}</span>
        </StretchedLink>
      </Heading>
      <p>
        {service.subtitle}
        {withPrice && <span className={styles.price}>{service.price}</span>}
      </p>
      <ForwardArrow className={styles.arrow} />
      <div className={styles.picture}>
        <Picture picture={service.picture} sizes={sizesOf(service.picture)} alt="" morph={service.href} />
      </div>
    </li>
  );
}
