import type { ComponentProps } from 'react';
import styles from './Dot.module.css';
import { Dot } from './Dot.tsx';

/** Renders a text link with a dot after it, which grows on hover. */
export function DotLink({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${styles.link} ${className}`}>
      {children}
      <Dot growing />
    </a>
  );
}
