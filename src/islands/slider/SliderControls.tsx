import { useState } from 'react';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './SliderControls.module.css';
import type { SliderState } from './use-slider.ts';

interface SliderControlsProps {
  slider: SliderState;
  count: number;
  /** What is moved: "team member", "testimonial". */
  noun: string;
}

/**
 * Arrows from 991 px up, dots below (spec section 9). The arrows rest at the first and the last slide,
 * although the slider itself is endless (spec section 4).
 */
export function SliderControls({ slider: { embla, selected }, count, noun }: SliderControlsProps) {
  // Said only of what was asked for: nobody wants to hear of each turn of a slider that moves by itself.
  const [said, say] = useState('');
  const show = (index: number) => {
    embla?.scrollTo(index);
    say(`${index + 1} of ${count} shown`);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={`Previous ${noun}`}
          disabled={selected === 0}
          onClick={() => show(selected - 1)}
        >
          <Icon svg={arrowLeft} />
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={`Next ${noun}`}
          disabled={selected === count - 1}
          onClick={() => show(selected + 1)}
        >
          <Icon svg={arrowRight} />
        </button>
      </div>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their positions
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Show ${noun} ${index + 1} of ${count}`}
            aria-current={index === selected}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
