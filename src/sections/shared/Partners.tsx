import { Heading } from '../../components/Heading/Heading.tsx';
import type { PartnerLogo } from '../../lib/queries/partners.ts';
import styles from './Partners.module.css';

interface PartnersProps {
  title: string;
  partners: PartnerLogo[];
}

/** Renders the partners' logos. */
export function Partners({ title, partners }: PartnersProps) {
  return (
    <section className={styles.partners}>
      <Heading size="label">{title}</Heading>
      <ul className={styles.line}>
        {partners.map(({ name, ...logo }) => (
          <li key={name}>
            <img {...logo} alt={name} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}
