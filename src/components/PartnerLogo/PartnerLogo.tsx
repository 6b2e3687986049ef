import type { Partner } from '../../lib/queries/partners.ts';
import styles from './PartnerLogo.module.css';

/** Renders a partner's logo, a drawing in ink. */
export function PartnerLogo({ name, ...logo }: Partner) {
  return <img {...logo} className={styles.logo} alt={name} loading="lazy" decoding="async" />;
}
