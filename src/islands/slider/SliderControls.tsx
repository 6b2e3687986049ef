import { useState } from 'react';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import dot from '../../components/Dot/Dot.module.css';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './SliderControls.module.css';
import type { SliderState } from './use-slider.ts';

/** The messages of all sliders and of one slider. `label`: its accessible name, as "Team". */
export type SliderMessages = Messages['slider'] & Record<'label' | 'previous' | 'next' | 'show', string>;

interface SliderControlsProps {
  slider: SliderState;
  count: number;
  messages: SliderMessages;
}

/**
 * Renders arrows from the laptop breakpoint up, and dots below (docs/spec.md, section 9). The arrows are disabled at the
 * first and the last slide, although the slider itself loops (docs/spec.md, section 4).
 */
export function SliderControls({ slider: { embla, selected }, count, messages }: SliderControlsProps) {
  // Announced only after a click: an autoplaying slider would announce every slide.
  const [announcement, setAnnouncement] = useState('');
  const show = (index: number) => {
    embla?.scrollTo(index);
    setAnnouncement(interpolate(messages.shown, { number: index + 1, count }));
  };
  /** Steps from Embla's position, which may be ahead of the rendered one. */
  const step = (by: number) => {
    const index = (embla?.selectedScrollSnap() ?? 0) + by;
    if (index >= 0 && index < count) show(index);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.arrows}>
        <IconButton
          svg={arrowLeft}
          className={styles.arrow}
          aria-label={messages.previous}
          disabled={selected === 0}
          data-step={-1}
          onClick={() => step(-1)}
        />
        <IconButton
          svg={arrowRight}
          className={styles.arrow}
          aria-label={messages.next}
          disabled={selected === count - 1}
          data-step={1}
          onClick={() => step(1)}
        />
      </div>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their positions
            key={index}
            type="button"
            className={dot.ring}
            aria-label={interpolate(messages.show, { number: index + 1, count })}
            aria-current={index === selected}
            data-slide-index={index}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <VisuallyHidden as="p" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </div>
  );
}
