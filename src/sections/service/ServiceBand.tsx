import tones from '../../components/classes/Tone.module.css';
import { ForwardArrow } from '../../components/ForwardArrow/ForwardArrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ServiceCard } from '../../lib/queries/services.ts';
import styles from './ServiceBand.module.css';

interface ServiceBandProps {
  service: ServiceCard;
  /** Position in the list, from 1. */
  number: number;
  tone: 'sky' | 'sand' | 'dusk' | 'mist';
}

const pictureSizes = frameSizes('34vw', { laptop: '92vw' });

/** Renders a service as a band across the page with a large picture. */
export function ServiceBand({ service, number, tone }: ServiceBandProps) {
  return (
    <li className={`${styles.band} ${tones[tone]}`}>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <div className={styles.copy}>
        <Heading className={styles.name}>
          <StretchedLink href={service.href}>{service.title}</StretchedLink>
        </Heading>
        <p className={styles.text}>{service.subtitle}</p>
        <p className={styles.price}>
          {service.price}
          <ForwardArrow />
        </p>
      </div>
      <div className={styles.picture}>
        <Picture picture={service.picture} sizes={pictureSizes} alt="" morph={service.href} />
      </div>
    </li>
  );
}
