import { Children, type ReactNode } from 'react';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Slider.module.css';

/** Renders the slides of a slider, one for each child. */
export function Slides({ messages, children }: { messages: Messages['slider']; children: ReactNode }) {
  const count = Children.count(children);
  return (
    <div className={styles.track} data-track>
      {Children.map(children, (slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see Slider.tsx
        <div
          className={styles.slide}
          role="group"
          aria-roledescription={messages.slide}
          data-slide
          aria-label={interpolate(messages.position, { number: index + 1, count })}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}
