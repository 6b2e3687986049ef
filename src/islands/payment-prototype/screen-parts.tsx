import type { ReactNode } from 'react';
import dot from '../../components/Dot/Dot.module.css';
import { isPlainClick } from '../../lib/plain-click.ts';
import styles from './PaymentPrototype.module.css';

/** The place of a screen in the prototype. */
export interface ScreenFrame {
  /** The target of links to this screen. */
  id: string;
  /** The accessible name: "1 of 5". */
  position: string;
  isCurrent: boolean;
  className?: string | undefined;
}

interface ScreenProps extends ScreenFrame {
  title: ReactNode;
  children: ReactNode;
}

/** Renders a screen of the prototype. Its heading receives the focus when the screen is shown. */
export function Screen({ id, position, isCurrent, title, className = '', children }: ScreenProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      id={id}
      role="group"
      aria-label={position}
      className={`${styles.screen} ${isCurrent ? styles.current : ''} ${className}`}
      data-screen
    >
      <h3 tabIndex={-1}>{title}</h3>
      {children}
    </div>
  );
}

interface StepProps {
  /** The id of the screen that it links to until hydration. */
  to: string;
  onPress: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a link to another screen. Once hydrated, it calls `onPress` instead. */
export function Step({ to, onPress, className = '', children }: StepProps) {
  return (
    <a
      href={`#${to}`}
      className={`${styles.step} ${className}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}

/** Renders a text that moves to the next screen, if that has one of the same name. */
export const Moving = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={styles.moving} data-shared={name}>
    {children}
  </span>
);

/** Renders the coin that moves from screen to screen. */
export const Coin = () => <span className={`${dot.dot} ${styles.coin}`} data-shared="coin" />;
