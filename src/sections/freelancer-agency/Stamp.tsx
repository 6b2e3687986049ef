import type { ReactNode } from 'react';
import styles from './Stamp.module.css';

/** Renders a postage stamp: its children on white with a perforated edge. */
export function Stamp({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.stamp} ${className}`}>{children}</div>;
}
