import { Heading } from '../../components/Heading/Heading.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
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
      <ul className={styles.logos}>
        {partners.map((partner) => (
          <li key={partner.name}>
            <Logo {...partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
