// Takes screenshots of plates (plates/NAME.html) as masters, 2880x2160 px. Needs Chromium, not Blender.
//
//   npx node artwork/plates.mjs [NAME ...]     then npm run pictures
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserArgs, headlessOptions } from '../scripts/browser.ts';

const folder = new URL('plates/', import.meta.url);
const masters = fileURLToPath(new URL('masters/', import.meta.url));
const all = (await readdir(folder)).filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5));
const requested = process.argv.slice(2);

const browser = await chromium.launch({
  ...headlessOptions(),
  args: [...browserArgs, '--allow-file-access-from-files'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2.4 });
for (const name of requested.length ? requested : all) {
  await page.goto(new URL(`${name}.html`, folder).href);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await sharp(shot)
    .avif({ quality: 88, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 10 })
    .toFile(`${masters}${name}.avif`);
  console.log(name);
}
await browser.close();
