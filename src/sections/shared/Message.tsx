import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Message.module.css';

interface MessageProps {
  title: string;
  text: string;
  link: { href: string; label: string };
  /** The drawing: a sphere that has rolled off its dune, or one that rests on it. */
  sphere: 'gone' | 'arrived';
}

/** A page with a single message: not found, an error, a thank-you. */
export function Message({ title, text, link, sphere }: MessageProps) {
  return (
    <section className={styles.message}>
      <svg className={styles.dune} viewBox="0 0 1440 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {sphere === 'gone' ? (
          <>
            <path className={styles.far} d="M0 330C300 250 520 210 760 250S1180 350 1440 300V500H0Z" />
            <path className={styles.lit} d="M0 260C220 150 400 60 560 40C700 150 900 400 1440 440V500H0Z" />
            <path className={styles.shade} d="M560 40C590 160 560 330 470 500H1440V440C900 400 700 150 560 40Z" />
            <path className={styles.track} d="M585 66C660 150 760 262 872 330C960 383 1050 412 1130 428" />
            <ellipse className={styles.shadow} cx="1262" cy="462" rx="96" ry="9" />
            <circle className={styles.sphere} cx="1190" cy="404" r="58" />
          </>
        ) : (
          <>
            <path className={styles.far} d="M0 330C300 250 520 210 760 250S1180 350 1440 300V500H0Z" />
            <path className={styles.lit} d="M0 420C300 380 620 250 1000 240C1150 300 1260 380 1440 410V500H0Z" />
            <path
              className={styles.shade}
              d="M1000 240C1010 330 970 420 900 500H1440V410C1260 380 1150 300 1000 240Z"
            />
            <circle className={styles.sphere} cx="985" cy="150" r="92" />
          </>
        )}
      </svg>
      <div className={styles.words}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <Button href={link.href}>{link.label}</Button>
      </div>
    </section>
  );
}
