import type { ReactNode } from 'react';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Slider.module.css';
import type { SliderState } from './use-slider.ts';

interface SliderProps {
  slider: SliderState;
  /** The accessible name: "Team". */
  label: string;
  messages: Messages['slider'];
  /** A class that sets `--slides-in-view`, the number of slides in view, at each breakpoint. */
  className?: string | undefined;
  /** The slides: `Slides`. */
  children: ReactNode;
}

/** Renders a row of slides. Until hydration it scrolls and snaps natively. */
export function Slider({ slider, label, messages, className = '', children }: SliderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA pattern, not a fieldset
    <div
      ref={slider.viewport}
      className={`${styles.viewport} ${className}`}
      data-viewport
      data-hydrated={slider.embla ? '' : undefined}
      role="group"
      aria-roledescription={messages.carousel}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys
      tabIndex={0}
      onKeyDown={slider.onKeyDown}
    >
      {children}
    </div>
  );
}
