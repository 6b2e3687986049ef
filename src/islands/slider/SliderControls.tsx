import { useState } from 'react';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import styles from './SliderControls.module.css';
import type { SliderState } from './use-slider.ts';

/** What every slider says, and what this one says of its slides. */
export type SliderWords<Name extends keyof Words['sliders']> = Words['slider'] & Words['sliders'][Name];

interface SliderControlsProps {
  slider: SliderState;
  count: number;
  words: SliderWords<'cards'>;
}

/**
 * Arrows from 991 px up, dots below (spec section 9). The arrows are disabled at the first and the last
 * slide, although the slider itself loops (spec section 4).
 */
export function SliderControls({ slider: { embla, selected }, count, words }: SliderControlsProps) {
  // Announced only after a press: a slider that moves by itself would announce every slide.
  const [said, say] = useState('');
  const show = (index: number) => {
    embla?.scrollTo(index);
    say(fill(words.shown, { number: index + 1, count }));
  };
  /** From where the slider stands by now, which may be further than what is drawn says. */
  const step = (by: number) => {
    const index = (embla?.selectedScrollSnap() ?? 0) + by;
    if (index >= 0 && index < count) show(index);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={words.previous}
          disabled={selected === 0}
          data-step={-1}
          onClick={() => step(-1)}
        >
          <Icon svg={arrowLeft} />
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={words.next}
          disabled={selected === count - 1}
          data-step={1}
          onClick={() => step(1)}
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
            aria-label={fill(words.show, { number: index + 1, count })}
            aria-current={index === selected}
            data-show={index}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <VisuallyHidden as="p" aria-live="polite">
        {said}
      </VisuallyHidden>
    </div>
  );
}
