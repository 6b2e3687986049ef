import type { Messages } from '../../lib/queries/messages.ts';
import { Dot } from '../Dot/Dot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Marquee.module.css';

interface MarqueeProps {
  /** One text that repeats, or several in sequence. */
  text: string | string[];
  /** The accessible name; by default the text, or the first of several. */
  label?: string;
  /** The large band is full width; several slim bands can follow each other. */
  variant?: 'large' | 'slim' | 'slimDark';
  /** Reverses the direction. */
  isReversed?: boolean;
  messages: Messages['marquee'];
}

/** Keys of the copies: three fill 3840 px while one of them is off screen. */
const copyKeys = ['first', 'second', 'third'];

/**
 * Renders a band of moving text. It moves by CSS alone, pauses under the pointer and on focus, and has a control that
 * pauses it without script. A screen reader reads its text once.
 */
export function Marquee({ text, label, variant = 'large', isReversed = false, messages }: MarqueeProps) {
  const lines = [text].flat();
  return (
    <section
      className={`${styles.band} ${styles[variant]} ${isReversed ? styles.reversed : ''}`}
      aria-label={label ?? lines[0]}
    >
      <p className={styles.track}>
        <VisuallyHidden>{lines.join(', ')}</VisuallyHidden>
        {copyKeys.map((key) => (
          <span key={key} className={styles.copy} aria-hidden="true">
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
                <Dot className={styles.dot} />
              </span>
            ))}
          </span>
        ))}
      </p>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        <VisuallyHidden>{messages.pause}</VisuallyHidden>
      </label>
    </section>
  );
}
