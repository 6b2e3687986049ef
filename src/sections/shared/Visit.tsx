import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Agency } from '../../lib/queries/agency.ts';
import { directionsUrl } from './map-urls.ts';
import styles from './Visit.module.css';

interface VisitProps {
  title: string;
  text: string;
  agency: Agency;
  /** The map: sections/shared/StreetMap.astro. */
  children?: ReactNode;
}

/**
 * Renders the agency's location: the address, and if the site has a map, its drawn plan and the street map on request.
 */
export function Visit({ title, text, agency, children }: VisitProps) {
  return (
    <section className={`${tones.mist} ${agency.map ? `${columns.stackBelowLaptop} ${styles.mapped}` : ''}`}>
      {children}
      <div className={styles.copy}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
        <address className={styles.address}>
          {agency.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{agency.hours}</span>
        </address>
        {agency.map && (
          <a href={directionsUrl(agency.map)} target="_blank" rel="noopener">
            {agency.map.directions}
          </a>
        )}
      </div>
    </section>
  );
}
