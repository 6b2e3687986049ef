import { Heading } from '../../components/Heading/Heading.tsx';
import { directionsAddress } from '../../components/StreetMap/addresses.ts';
import { StreetMap } from '../../components/StreetMap/StreetMap.tsx';
import type { Site } from '../../queries/site.ts';
import styles from './Visit.module.css';

interface VisitProps {
  title: string;
  text: string;
  site: Site;
  /** The address of the drawn plan. */
  plan: string;
}

/** Where the agency is: the address in words, a drawn plan, and the street map on request. */
export function Visit({ title, text, site, plan }: VisitProps) {
  return (
    <section className={styles.visit}>
      <StreetMap map={site.map} plan={plan} />
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <address className={styles.address}>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{site.hours}</span>
        </address>
        <a href={directionsAddress(site.map)} target="_blank" rel="noopener">
          {site.map.directions}
        </a>
      </div>
    </section>
  );
}
