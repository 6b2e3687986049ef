import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** A figure with its label. */
export interface Fact {
  title: string;
  factNumber: string;
  /** A line below the title that says what the figure counts. */
  note?: string | undefined;
}

interface FactListProps {
  facts: Fact[];
  className?: string | undefined;
  /** The class of each fact. */
  factClassName?: string | undefined;
  /** The class of each figure. */
  figureClassName?: string | undefined;
  /** Draws a figure; by default it is plain text. */
  figure?: (factNumber: string) => ReactNode;
}

/** Renders figures with their labels. A section sets the size of the figures. */
export function FactList({
  facts,
  className,
  factClassName = '',
  figureClassName,
  figure = (factNumber) => factNumber,
}: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ title, factNumber, note }) => (
        <div key={title} className={`${styles.fact} ${factClassName}`}>
          <dt>
            {title} {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={figureClassName}>{figure(factNumber)}</dd>
        </div>
      ))}
    </dl>
  );
}
