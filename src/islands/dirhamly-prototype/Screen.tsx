import type { ReactNode } from 'react';
import styles from './DirhamlyPrototype.module.css';

interface ScreenProps {
  /** The end of its address on the page, for links where there is no script. */
  id: string;
  /** Which of how many it is, as it is read aloud. */
  place: string;
  isCurrent: boolean;
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A screen of the prototype under its heading, which takes the focus when the screen comes. */
export function Screen({ id, place, isCurrent, title, className = '', children }: ScreenProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      id={id}
      role="group"
      aria-label={place}
      className={`${styles.screen} ${isCurrent ? styles.current : ''} ${className}`}
      data-screen
    >
      <h3 tabIndex={-1}>{title}</h3>
      {children}
    </div>
  );
}

interface StepProps {
  /** The screen that it leads to where there is no script. */
  to: string;
  onPress: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that leads to another screen; where there is no script, a link to it. */
export function Step({ to, onPress, className = '', children }: StepProps) {
  return (
    <>
      <button type="button" className={`${styles.step} ${className}`} onClick={onPress}>
        {children}
      </button>
      <a href={`#${to}`} className={`${styles.step} ${styles.link} ${className}`}>
        {children}
      </a>
    </>
  );
}
