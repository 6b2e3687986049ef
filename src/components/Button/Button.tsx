import type { ComponentProps } from 'react';
import type { Scheme } from '../../styles/scheme.ts';
import { Dot } from '../Dot/Dot.tsx';
import styles from './Button.module.css';

/** `scheme` is that of the section in which the button is placed. */
type ButtonProps = { scheme?: Scheme | undefined } & (
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: never } & ComponentProps<'button'>)
);

/** Renders the site's button: a pill with a coloured dot, as a link if it has `href`. */
export function Button({ scheme = 'light', className = '', children, ...rest }: ButtonProps) {
  const classes = `${styles.button} ${styles[scheme]} ${className}`;
  return rest.href === undefined ? (
    <button type="button" {...rest} className={classes}>
      {children}
      <Dot growing />
    </button>
  ) : (
    <a {...rest} className={classes}>
      {children}
      <Dot growing />
    </a>
  );
}
