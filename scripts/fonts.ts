/**
 * Cuts Mona Sans to the three files the site ships (see docs/motion.md):
 * display, one fixed instance for headings, text, with a weight axis for everything else, and range, the narrower and
 * lighter forms of display that a heading opens from (src/client/motion/widen-heading.ts).
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

// Characters of headings, whose shapes and kerning are in the range font with four masters. Other characters use the
// display font.
const ofHeadings = range(0x30, 0x39) + range(0x41, 0x5a) + range(0x61, 0x7a) + "\u00a0 ,.?!&/'’–—-é";

// Kerning is half the size of a font this small. Headings need it; at body size the difference is hardly visible.
const headings = ['kern', 'liga', 'mark'];
const files = {
  display: { text: characters, variationAxes: { wdth: 118, wght: 700 }, keepFeatures: headings },
  text: { text: characters, variationAxes: { wdth: 100, wght: { min: 400, max: 600 } }, keepFeatures: ['mark'] },
  // Its default shapes are identical to those of display, so that the end of the animation equals the static heading.
  range: {
    text: ofHeadings,
    variationAxes: { wdth: { min: 75, max: 118, default: 118 }, wght: { min: 500, max: 700, default: 700 } },
    keepFeatures: headings,
  },
};

for (const [name, { text, ...cut }] of Object.entries(files)) {
  const font = await subsetFont(source, text, { targetFormat: 'woff2', noLayoutClosure: true, ...cut });
  await writeFile(new URL(`../src/assets/fonts/mona-sans-${name}.woff2`, import.meta.url), font);
  console.log(`mona-sans-${name}.woff2 ${(font.length / 1024).toFixed(1)} KiB`);
}
