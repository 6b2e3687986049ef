import { type WidthName, widths } from '../styles/widths.ts';

/**
 * The `sizes` of a picture: how wide its frame is, on wide screens and below the named widths, as CSS lengths.
 * `frameSizes('20vw', { phone: '90vw' })` is 90vw below 600 px and 20vw from there.
 */
export function frameSizes(wide: string, below: Partial<Record<WidthName, string>> = {}): string {
  const narrower = (Object.keys(below) as WidthName[])
    .sort((a, b) => widths[a] - widths[b])
    .map((name) => `(width < ${widths[name]}px) ${below[name]}`);
  return [...narrower, wide].join(', ');
}
