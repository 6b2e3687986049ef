import type { ReactNode } from 'react';

/** A figure with its label (docs/spec.md, section 3). */
export interface Fact {
  title: string;
  factNumber: string;
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

/** Renders figures with their labels; sections style them. */
export function FactList({
  facts,
  className,
  factClassName,
  figureClassName,
  figure = (factNumber) => factNumber,
}: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ title, factNumber }) => (
        <div key={title} className={factClassName}>
          <dt>{title}</dt>
          <dd className={figureClassName}>{figure(factNumber)}</dd>
        </div>
      ))}
    </dl>
  );
}
