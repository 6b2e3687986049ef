import { Heading } from '../../components/Heading/Heading.tsx';
import type { Site } from '../../queries/site.ts';
import styles from './Visit.module.css';

interface VisitProps {
  title: string;
  text: string;
  site: Site;
  /** The address of the drawn plan. */
  map: string;
}

/** Where the agency is: the address in words and a drawn plan. */
export function Visit({ title, text, site, map }: VisitProps) {
  return (
    <section className={styles.visit}>
      <img
        className={styles.map}
        src={map}
        width="1200"
        height="900"
        loading="lazy"
        decoding="async"
        alt="A drawn plan of Business Bay: the office stands on the south bank of the Dubai Water Canal, between Downtown and Al Khail Road"
      />
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <address className={styles.address}>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{site.hours}</span>
        </address>
        <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(site.place)}`} rel="noopener">
          Open a street map
        </a>
      </div>
    </section>
  );
}
