import type { ReactNode } from 'react';
import styles from './Stamp.module.css';

/** A postage stamp: whatever it shows, on white paper with a perforated edge. Stamps side by side make a sheet. */
export function Stamp({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.stamp} ${className}`}>{children}</div>;
}
