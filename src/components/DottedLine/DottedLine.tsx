import { Children, type ReactNode } from 'react';
import { Dot } from '../Dot/Dot.tsx';
import styles from './DottedLine.module.css';

interface DottedLineProps {
  /** The parts of the line. */
  children: ReactNode;
  className?: string | undefined;
}

/** Renders short texts or links on one line, with dots between them. Where the line wraps, no dot is left over. */
export function DottedLine({ children, className = '' }: DottedLineProps) {
  return (
    <p className={`${styles.line} ${className}`}>
      {Children.map(children, (part) => (
        <span>
          <Dot className={styles.dot} />
          {part}
        </span>
      ))}
    </p>
  );
}
