import { Fragment, type ReactNode } from 'react';

interface InterpolateProps {
  /** A text with placeholders, such as `Write to {email}`. */
  text: string;
  /** Elements that replace the placeholders, such as links. */
  parts: Record<string, ReactNode>;
}

/** Renders a text with elements in place of its placeholders. */
export function Interpolate({ text, parts }: InterpolateProps) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and a part can occur twice
    index % 2 === 0 ? part : <Fragment key={index}>{parts[part]}</Fragment>,
  );
}
