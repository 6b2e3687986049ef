import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The icon, as in `Icon`. */
  svg: string;
  'aria-label': string;
}

/** Renders a round button with an icon. */
export function IconButton({ svg, className = '', type = 'button', ...props }: IconButtonProps) {
  return (
    <button type={type} className={`${styles.iconButton} ${className}`} {...props}>
      <Icon svg={svg} />
    </button>
  );
}
