import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** A text with placeholders, such as `Write to {email}`. */
  text: string;
  /** What stands in the place of each: a link, an emphasis. */
  parts: Record<string, ReactNode>;
}

/** A text whose placeholders are filled with elements. */
export function Filled({ text, parts }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{parts[part]}</Fragment>));
}
