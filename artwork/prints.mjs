// Draws prints as masters with a page per family (prints/FAMILY.html), from the cover's master (plans: plans.js) and the
// project's facts. Needs Chromium, not Blender.
//
//   npx node artwork/prints.mjs [FAMILY | FAMILY-PROJECT ...]     then npm run pictures
import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { browserArgs, headlessOptions } from '../scripts/browser.ts';
import { clearAreas, families } from './prints/families.mjs';

/** Returns the corners of a cover's clear areas, as parts of its width and height. */
const cornersOf = (name) =>
  (clearAreas[name] ?? []).map((area) =>
    area.split(' ').map((corner) => corner.split(',').map((thousandths) => thousandths / 1000)),
  );

const masters = fileURLToPath(new URL('masters/', import.meta.url));
const projects = parse(await readFile(new URL('../src/content/projects.yaml', import.meta.url), 'utf8'));
const manifest = JSON.parse(await readFile(new URL('../src/assets/pictures/manifest.json', import.meta.url), 'utf8'));
const ids = Object.keys(projects);
const requested = process.argv.slice(2);

/** Returns the path of a picture's master, or of its widest file if it has no master. */
async function sourceOf(name) {
  const master = `${masters}${name}.avif`;
  if (
    await access(master).then(
      () => true,
      () => false,
    )
  )
    return master;
  const { width } = manifest[name];
  return fileURLToPath(new URL(`../src/assets/pictures/${name}-${width}.avif`, import.meta.url));
}

const browser = await chromium.launch({
  ...headlessOptions(),
  args: [...browserArgs, '--allow-file-access-from-files'],
});
for (const [family, { of, ...size }] of Object.entries(families)) {
  for (const [id, more] of Object.entries(of)) {
    const { width, height } = { ...size, ...more };
    const name = `${family}-${id}`;
    if (requested.length > 0 && !requested.includes(family) && !requested.includes(name)) continue;
    const { client, sector, title, year, tone, picture } = projects[more.project ?? id] ?? {};
    const cover = sharp(await sourceOf(more.picture ?? picture)).resize(2000);
    const facts = {
      id,
      client,
      sector,
      title,
      year,
      tone,
      number: ids.indexOf(id) + 1,
      count: ids.length,
      ...more,
      picture: more.picture ?? picture,
      clearAreas: cornersOf(more.picture ?? picture),
    };
    const page = await browser.newPage({ viewport: { width: width / 2, height: height / 2 }, deviceScaleFactor: 2 });
    page.on('pageerror', (error) => console.error(name, error));
    await page.addInitScript((print) => Object.assign(window, { print }), {
      ...facts,
      cover: `data:image/png;base64,${(await cover.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`,
    });
    await page.goto(new URL(`prints/${family}.html`, import.meta.url).href);
    await page.waitForSelector('[data-done]', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .avif({ quality: 82, effort: 2, chromaSubsampling: '4:4:4', bitdepth: 10 })
      .toFile(`${masters}${name}.avif`);
    await page.close();
    console.log(name);
  }
}
await browser.close();
