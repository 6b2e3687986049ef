/**
 * Cuts Mona Sans to the three files that the site ships (docs/motion.md):
 * - display: headings, in one weight and width.
 * - text: everything else, in several weights.
 * - range: narrower and lighter forms of display, from which a heading widens (src/client/motion/widen-heading.ts).
 * The results are committed; run `npm run fonts` again when a character is missing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters, headingCharacters } from './font-characters.ts';

const source = await readFile(
  createRequire(import.meta.url).resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'),
);

// Kerning takes half of such a small font file. Headings need it; in body text it is hardly visible.
const headingFeatures = ['kern', 'liga', 'mark'];
const files = {
  display: { text: fontCharacters, variationAxes: { wdth: 118, wght: 700 }, keepFeatures: headingFeatures },
  text: { text: fontCharacters, variationAxes: { wdth: 100, wght: { min: 400, max: 600 } }, keepFeatures: ['mark'] },
  // Its default shapes are identical to those of display, so that the end of the animation equals the static heading.
  range: {
    text: headingCharacters,
    variationAxes: { wdth: { min: 75, max: 118, default: 118 }, wght: { min: 500, max: 700, default: 700 } },
    keepFeatures: headingFeatures,
  },
};

for (const [name, { text, ...cut }] of Object.entries(files)) {
  const font = await subsetFont(source, text, { targetFormat: 'woff2', noLayoutClosure: true, ...cut });
  await writeFile(new URL(`../src/assets/fonts/mona-sans-${name}.woff2`, import.meta.url), font);
  console.log(`mona-sans-${name}.woff2 ${(font.length / 1024).toFixed(1)} KiB`);
}
