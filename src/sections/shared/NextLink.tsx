import tones from '../../components/classes/Tone.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './NextLink.module.css';

interface NextLinkProps {
  /** Kind of the next item, for example "Next project". */
  label: string;
  title: string;
  href: string;
  tone?: 'mist' | 'dusk';
}

/** Renders the link to the next item at the end of a page. A dot rolls along its line on hover. */
export function NextLink({ label, title, href, tone = 'mist' }: NextLinkProps) {
  return (
    <section className={`${styles.next} ${tones[tone]}`}>
      <a href={href} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.track}>
          <span className={`${styles.run} ${dot.before}`} />
        </span>
      </a>
    </section>
  );
}
