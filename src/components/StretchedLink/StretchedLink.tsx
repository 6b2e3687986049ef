import type { ComponentProps } from 'react';
import styles from './StretchedLink.module.css';

/** Renders a link that can be pressed anywhere in the nearest positioned element around it. */
export function StretchedLink({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${styles.link} ${className}`}>
      {children}
    </a>
  );
}
