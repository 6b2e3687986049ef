import type { ComponentProps } from 'react';
import { Dot } from '../Dot/Dot.tsx';
import styles from './DotLink.module.css';

/** Renders a text link with a dot after it, which grows on hover. */
export function DotLink({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${styles.link} ${className}`}>
      {children}
      <Dot growing />
    </a>
  );
}
