import { type Breakpoint, breakpoints } from '../../styles/breakpoints.ts';

/**
 * Returns the `sizes` of a picture from the width of its frame, on wide screens and below the breakpoints, as CSS
 * lengths. `frameSizes('20vw', { largePhone: '90vw' })` is 90vw below 600 px and 20vw from there.
 */
export function frameSizes(wide: string, below: Partial<Record<Breakpoint, string>> = {}): string {
  const narrower = (Object.keys(below) as Breakpoint[])
    .sort((a, b) => breakpoints[a] - breakpoints[b])
    .map((name) => `(width < ${breakpoints[name]}px) ${below[name]}`);
  return [...narrower, wide].join(', ');
}
