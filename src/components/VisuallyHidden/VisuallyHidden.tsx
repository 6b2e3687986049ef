import { type ComponentProps, createElement } from 'react';
import styles from './VisuallyHidden.module.css';

type Tag = 'span' | 'p' | 'div' | 'legend' | 'figcaption';

type VisuallyHiddenProps<As extends Tag> = { as?: As } & ComponentProps<As>;

/** An element that is read aloud and takes the focus, but is not seen. */
export function VisuallyHidden<As extends Tag = 'span'>({ as, className = '', ...rest }: VisuallyHiddenProps<As>) {
  return createElement(as ?? 'span', { ...rest, className: `${styles.hidden} ${className}` });
}
