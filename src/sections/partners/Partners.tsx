import styles from './Partners.module.css';

interface PartnersProps {
  title: string;
  /** Each with its logo as SVG markup from src/assets/logos. */
  partners: { name: string; logo: string }[];
}

/** The partners' logos on one line. */
export function Partners({ title, partners }: PartnersProps) {
  return (
    <section className={styles.partners}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.line}>
        {partners.map(({ name, logo }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time
          <li key={name} role="img" aria-label={name} dangerouslySetInnerHTML={{ __html: logo }} />
        ))}
      </ul>
    </section>
  );
}
