import { type ComponentProps, createElement } from 'react';
import styles from './VisuallyHidden.module.css';

type Tag = 'span' | 'p' | 'div' | 'legend' | 'figcaption';

type VisuallyHiddenProps<As extends Tag> = { as?: As } & ComponentProps<As>;

/** Renders an element that is visually hidden but can be read and focused. */
export function VisuallyHidden<As extends Tag = 'span'>({ as, className = '', ...rest }: VisuallyHiddenProps<As>) {
  return createElement(as ?? 'span', { ...rest, className: `${styles.hidden} ${className}` });
}
