import type { ComponentProps } from 'react';
import styles from './StretchedLink.module.css';

interface StretchedLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Underlines the text while the link is hovered. */
  underlined?: boolean;
}

/** Renders a link that can be pressed anywhere in the nearest positioned element around it. */
export function StretchedLink({ underlined = false, children, ...rest }: StretchedLinkProps) {
  return (
    <a {...rest} className={`${styles.link} ${underlined ? styles.underlined : ''}`}>
      {children}
    </a>
  );
}
