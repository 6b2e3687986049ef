// Draws prints as masters with a page per family (prints/FAMILY.html), from a picture's master (plans: plans.js) and the
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

/** Returns the corners of the clear areas of a picture, as parts of the width and height of a part of it. */
const cornersOf = (name, { x, y, w, h }) =>
  (clearAreas[name] ?? []).map((area) =>
    area.split(' ').map((corner) => {
      const [u, v] = corner.split(',').map((thousandths) => thousandths / 1000);
      return [(u - x) / w, (v - y) / h];
    }),
  );

/** Returns a part of a picture (`x, y, w, h`: 0 to 1 of its width and height), 2000 px wide, as a data URL. */
async function readPart(path, { x, y, w, h }) {
  const { width, height } = await sharp(path).metadata();
  const [left, top] = [Math.round(x * width), Math.round(y * height)];
  const size = { width: Math.floor(w * width), height: Math.floor(h * height) };
  const png = await sharp(path)
    .extract({ left, top, ...size })
    .resize(2000)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

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
    const source = more.picture ?? picture;
    const part = more.part ?? { x: 0, y: 0, w: 1, h: 1 };
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
      picture: source,
      clearAreas: cornersOf(source, part),
    };
    const page = await browser.newPage({ viewport: { width: width / 2, height: height / 2 }, deviceScaleFactor: 2 });
    page.on('pageerror', (error) => console.error(name, error));
    await page.addInitScript((print) => Object.assign(window, { print }), {
      ...facts,
      cover: await readPart(await sourceOf(source), part),
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
