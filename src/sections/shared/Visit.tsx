import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Site } from '../../lib/queries/site.ts';
import { directionsUrl } from './map-urls.ts';
import styles from './Visit.module.css';

interface VisitProps {
  title: string;
  text: string;
  site: Site;
  /** The map: sections/shared/StreetMap.astro. */
  children?: ReactNode;
}

/**
 * Renders the agency's location: the address, and if the site has a map, its drawn plan and the street map on request.
 */
export function Visit({ title, text, site, children }: VisitProps) {
  return (
    <section className={`${tones.mist} ${site.map ? `${columns.stackBelowLaptop} ${styles.mapped}` : ''}`}>
      {children}
      <div className={styles.copy}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
        <address className={styles.address}>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{site.hours}</span>
        </address>
        {site.map && (
          <a href={directionsUrl(site.map)} target="_blank" rel="noopener">
            {site.map.directions}
          </a>
        )}
      </div>
    </section>
  );
}
