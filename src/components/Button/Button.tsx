import type { ComponentProps } from 'react';
import { Dot } from '../Dot/Dot.tsx';
import styles from './Button.module.css';

type ButtonProps = { tone?: 'ink' | 'paper' } & (
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: never } & ComponentProps<'button'>)
);

/** The site's one button: a pill with a coloured dot; a link with `href`, otherwise a button. */
export function Button({ tone = 'ink', className = '', children, ...rest }: ButtonProps) {
  const shape = `${styles.button} ${styles[tone]} ${className}`;
  return rest.href === undefined ? (
    <button type="button" {...rest} className={shape}>
      {children}
      <Dot className={styles.dot} />
    </button>
  ) : (
    <a {...rest} className={shape}>
      {children}
      <Dot className={styles.dot} />
    </a>
  );
}
