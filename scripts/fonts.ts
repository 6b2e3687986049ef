/**
 * Cuts Mona Sans to the two files the site ships (see docs/architecture.md):
 * display, one fixed instance for headings, and text, with a weight axis for everything else.
 * The results are committed; run `npm run fonts` again when a character is missing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = await readFile(
  createRequire(import.meta.url).resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'),
);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

// Basic Latin, the accented letters of western names, and the punctuation of the texts.
const characters = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0©·–—‘’“”…→←↑↓×€°−';

// Kerning is half of a file this small. Headings need it; at the size of running text nobody misses it.
const files = {
  display: { variationAxes: { wdth: 118, wght: 700 }, keepFeatures: ['kern', 'liga', 'mark'] },
  text: { variationAxes: { wdth: 100, wght: { min: 400, max: 600 } }, keepFeatures: ['mark'] },
};

for (const [name, cut] of Object.entries(files)) {
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', noLayoutClosure: true, ...cut });
  await writeFile(new URL(`../src/assets/fonts/mona-sans-${name}.woff2`, import.meta.url), font);
  console.log(`mona-sans-${name}.woff2 ${(font.length / 1024).toFixed(1)} KiB`);
}
