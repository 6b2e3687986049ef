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

// Basic Latin, the accented letters that the form accepts, and the punctuation of the texts.
const characters = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0©·–—‘’“”…→←↑↓×€';

const files = {
  display: { wdth: 118, wght: 700 },
  text: { wdth: 100, wght: { min: 400, max: 600 } },
};

for (const [name, variationAxes] of Object.entries(files)) {
  const cut = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes,
    noLayoutClosure: true,
    keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
  });
  await writeFile(new URL(`../src/assets/fonts/mona-sans-${name}.woff2`, import.meta.url), cut);
  console.log(`mona-sans-${name}.woff2 ${(cut.length / 1024).toFixed(1)} KiB`);
}
