import type { ReactNode } from 'react';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import styles from './Heading.module.css';

interface HeadingProps {
  level?: 1 | 2 | 3;
  size?: 'xl' | 'page' | 'l' | 'm' | 's' | 'label';
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Renders a heading in the display type. `level` is its level in the outline, `size` its font size. The size `label` is
 * small and in the text type.
 */
export function Heading({ level = 2, size = 'm', className = '', children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={`${styles[size]} ${className}`}>
      {typeof children === 'string' ? <NoBreak>{children}</NoBreak> : children}
    </Tag>
  );
}
