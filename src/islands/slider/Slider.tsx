import { Children, type ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import styles from './Slider.module.css';
import type { SliderState } from './use-slider.ts';

interface SliderProps {
  slider: SliderState;
  /** What the slides are, for a screen reader: "Team". */
  label: string;
  words: Words['slider'];
  /** A class that sets `--shown`, the number of slides in view, at each breakpoint. */
  className?: string | undefined;
  children: ReactNode;
}

/** A row of slides. Until it is hydrated, and without script, it scrolls and snaps natively. */
export function Slider({ slider, label, words, className = '', children }: SliderProps) {
  const count = Children.count(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA pattern, not a fieldset
    <div
      ref={slider.viewport}
      className={`${styles.viewport} ${className}`}
      data-viewport
      data-awake={slider.embla ? '' : undefined}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys
      tabIndex={0}
      onKeyDown={slider.onKeyDown}
    >
      <div className={styles.track}>
        {Children.map(children, (slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={fill(words.position, { number: index + 1, count })}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}
