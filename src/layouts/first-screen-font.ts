import { readFile } from 'node:fs/promises';

/**
 * The display type cut to the letters of one heading, as base64 to be put into the page (about 3 KiB).
 * The first screen then waits for no font file: its largest text paints with the page itself.
 * Only for pages that are rendered when the site is built.
 */
export async function firstScreenFont(heading: string): Promise<string> {
  const { default: subsetFont } = await import('subset-font');
  const font = await readFile('src/assets/fonts/mona-sans-display.woff2');
  const cut = await subsetFont(font, heading, { targetFormat: 'woff2', noLayoutClosure: true });
  return Buffer.from(cut).toString('base64');
}
