import { readFile } from 'node:fs/promises';

/**
 * Returns the display font, subset to the letters of one text, as base64 (about 3 KiB). It is inlined so that the
 * largest text of the first screen waits for no file. For prerendered pages only.
 */
export async function firstScreenFont(text: string): Promise<string> {
  const { default: subsetFont } = await import('subset-font');
  const font = await readFile('src/assets/fonts/mona-sans-display.woff2');
  const cut = await subsetFont(font, text, { targetFormat: 'woff2', noLayoutClosure: true });
  return Buffer.from(cut).toString('base64');
}
