import { Heading } from '../../components/Heading/Heading.tsx';
import { PartnerLogo } from '../../components/PartnerLogo/PartnerLogo.tsx';
import type { Partner } from '../../lib/queries/partners.ts';
import styles from './Partners.module.css';

interface PartnersProps {
  title: string;
  partners: Partner[];
}

/** Renders the partners' logos. */
export function Partners({ title, partners }: PartnersProps) {
  return (
    <section className={styles.partners}>
      <Heading size="label">{title}</Heading>
      <ul className={styles.logos}>
        {partners.map((partner) => (
          <li key={partner.name}>
            <PartnerLogo {...partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
