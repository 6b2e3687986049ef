import type { ReactNode } from 'react';
import styles from './SliderFrame.module.css';

interface SliderFrameProps {
  /** A class that may set `--rows`, the gap between slides and controls. */
  className?: string | undefined;
  children: ReactNode;
}

/** Stacks the sliders of an island and their controls. */
export function SliderFrame({ className = '', children }: SliderFrameProps) {
  return <div className={`${styles.frame} ${className}`}>{children}</div>;
}
