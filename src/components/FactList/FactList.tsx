import type { ReactNode } from 'react';

/** A figure and what it counts (spec section 3). */
export interface Fact {
  title: string;
  factNumber: string;
}

interface FactListProps {
  facts: Fact[];
  className?: string | undefined;
  /** The class of each fact. */
  factClassName?: string | undefined;
  /** Draws a figure; by default it is plain text. */
  figure?: (factNumber: string) => ReactNode;
}

/** Figures with what they count; each section has its own look for them. */
export function FactList({ facts, className, factClassName, figure = (factNumber) => factNumber }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ title, factNumber }) => (
        <div key={title} className={factClassName}>
          <dt>{title}</dt>
          <dd>{figure(factNumber)}</dd>
        </div>
      ))}
    </dl>
  );
}
