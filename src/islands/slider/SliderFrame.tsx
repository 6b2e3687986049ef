import { type ReactNode, useRef } from 'react';
import { useAwake } from '../use-awake.ts';
import styles from './SliderFrame.module.css';
import type { SliderState } from './use-slider.ts';

interface SliderFrameProps {
  /** The sliders of this island, which is awake once all of them move. */
  sliders: SliderState[];
  /** A class that may set `--rows`, the space between slides and controls. */
  className?: string | undefined;
  children: ReactNode;
}

/** An island of sliders: rows of slides and their controls, one below the other. */
export function SliderFrame({ sliders, className = '', children }: SliderFrameProps) {
  const island = useRef<HTMLDivElement>(null);
  useAwake(
    island,
    sliders.every(({ embla }) => embla),
  );
  return (
    <div ref={island} className={`${styles.frame} ${className}`}>
      {children}
    </div>
  );
}
