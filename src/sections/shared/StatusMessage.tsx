import { Button } from '../../components/Button/Button.tsx';
import prose from '../../components/classes/Prose.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './StatusMessage.module.css';

interface StatusMessageProps {
  title: string;
  text: string;
  link: { href: string; label: string };
  /** The drawing: a sphere that has rolled off its dune, or one that rests on it. */
  sphere: 'gone' | 'arrived';
}

/** Renders a page with a single message: not found, error, busy or thanks. */
export function StatusMessage({ title, text, link, sphere }: StatusMessageProps) {
  return (
    <section className={styles.message}>
      <div className={styles.dune}>
        {sphere === 'gone' ? (
          <>
            <svg viewBox="0 0 1440 500" preserveAspectRatio="none" aria-hidden="true">
              <path fill="var(--sand-shade)" d="M0 330C300 250 520 210 760 250S1180 350 1440 300V500H0Z" />
              <path
                fill="var(--sand-light)"
                d="M0 215C70 268 120 262 190 222C320 146 440 56 560 40C700 150 900 400 1180 448C1290 466 1370 452 1440 396V500H0Z"
              />
              <path
                fill="var(--sand-deep)"
                d="M560 40C590 160 560 330 470 500H1440V396C1370 452 1290 466 1180 448C900 400 700 150 560 40Z"
              />
            </svg>
            <span className={styles.fallen} />
          </>
        ) : (
          <svg viewBox="0 0 1440 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path fill="var(--sand-shade)" d="M0 330C300 250 520 210 760 250S1180 350 1440 300V500H0Z" />
            <path fill="var(--sand-light)" d="M0 420C300 380 620 250 1000 240C1150 300 1260 380 1440 410V500H0Z" />
            <path fill="var(--sand-deep)" d="M1000 240C1010 330 970 420 900 500H1440V410C1260 380 1150 300 1000 240Z" />
            <circle fill="var(--accent)" cx="985" cy="150" r="92" />
          </svg>
        )}
      </div>
      <div className={`${stack.start} ${styles.copy}`}>
        <Heading level={1} size="l" className={styles.title}>
          {title}
        </Heading>
        <p className={prose.lead}>{text}</p>
        <Button href={link.href}>{link.label}</Button>
      </div>
    </section>
  );
}
