import { Heading } from '../../components/Heading/Heading.tsx';
import type { Site } from '../../site.ts';
import styles from './Visit.module.css';

interface VisitProps {
  title: string;
  text: string;
  site: Site;
  /** The drawn plan, as SVG markup from src/assets/map. */
  map: string;
}

/** Where the agency is: the address in words and a drawn plan. */
export function Visit({ title, text, site, map }: VisitProps) {
  return (
    <section className={styles.visit}>
      <div
        className={styles.map}
        role="img"
        aria-label="A drawn plan of Business Bay: the office stands where the Water Canal bends, south-east of Downtown"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time
        dangerouslySetInnerHTML={{ __html: map }}
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
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent('Business Bay, Dubai')}`}
          rel="noopener"
        >
          Open a street map
        </a>
      </div>
    </section>
  );
}
