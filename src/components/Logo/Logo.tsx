import type { PartnerLogo } from '../../lib/queries/partners.ts';
import styles from './Logo.module.css';

/** Renders a partner's logo, a drawing in ink. */
export function Logo({ name, ...logo }: PartnerLogo) {
  return <img {...logo} className={styles.logo} alt={name} loading="lazy" decoding="async" />;
}
