import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Next.module.css';

interface NextProps {
  /** What kind of thing comes next. */
  label: string;
  title: string;
  href: string;
  tone?: 'mist' | 'dusk';
}

/** The link to what comes next at the end of a page; a dot rolls along its line on hover. */
export function Next({ label, title, href, tone = 'mist' }: NextProps) {
  return (
    <section className={`${styles.next} ${styles[tone]}`}>
      <a href={href} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.track}>
          <span className={styles.run} />
        </span>
      </a>
    </section>
  );
}
