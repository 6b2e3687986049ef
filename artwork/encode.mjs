// Turns the PNG masters into what the site serves: AVIF at the ladder's widths,
// one JPEG fallback, and a row in the manifest that the site builds <picture> from.
//
//   node artwork/encode.mjs            every master that is newer than its AVIFs
//   node artwork/encode.mjs NAME ...   just these, whether or not they are newer
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = fileURLToPath(new URL('.', import.meta.url));
const masters = join(here, 'masters');
const pictures = join(here, '../src/assets/pictures');
const manifestFile = join(pictures, 'manifest.json');

const LADDER = [320, 410, 530, 690, 890, 1150, 1480, 1920];
const FALLBACK_WIDTH = 960;
const QUALITIES = [50, 45, 40, 35, 30];
// What the first screen waits for is lighter: soft dunes hide it.
const FIRST_SCREEN_QUALITIES = [36, 32, 30];
const KIB = 1024;

/** The ladder's steps that the master can fill, plus its own width where the last step falls well short of it. */
function widthsFor(masterWidth) {
  const widths = LADDER.filter((width) => width <= masterWidth);
  const last = widths.at(-1) ?? 0;
  return masterWidth > last * 1.1 ? [...widths, masterWidth] : widths;
}

/** The most that a file may weigh: portraits stand in grids, many to a screen. */
function budgetFor(name, width) {
  if (/^(team|client)-/.test(name)) return width <= 690 ? 25 * KIB : 45 * KIB;
  return width <= 1480 ? 60 * KIB : 90 * KIB;
}

function avif(master, width, quality) {
  return sharp(master).resize({ width }).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** The best quality at which the master's largest file keeps its budget; the smaller ones then keep theirs. */
async function chooseQuality(name, master, width) {
  for (const quality of /^hero-/.test(name) ? FIRST_SCREEN_QUALITIES : QUALITIES) {
    const { length } = await avif(master, width, quality);
    if (length <= budgetFor(name, width)) return quality;
  }
  return QUALITIES.at(-1);
}

async function toneOf(master) {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return '#' + [...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('');
}

async function removeOld(name, keep) {
  const own = new RegExp(`^${name}-(\\d+\\.avif|fallback\\.jpg)$`);
  const stale = (await readdir(pictures)).filter((file) => own.test(file) && !keep.has(file));
  await Promise.all(stale.map((file) => rm(join(pictures, file))));
}

async function encode(name) {
  const master = join(masters, `${name}.png`);
  const size = await sharp(master).metadata();
  const widths = widthsFor(size.width);
  const largest = widths.at(-1);
  const quality = await chooseQuality(name, master, widths.filter((width) => width <= 1480).at(-1));
  const files = new Map();
  for (const width of widths) files.set(`${name}-${width}.avif`, await avif(master, width, quality));
  const fallback = sharp(master).resize({ width: Math.min(FALLBACK_WIDTH, size.width) });
  files.set(`${name}-fallback.jpg`, await fallback.jpeg({ quality: 70, mozjpeg: true }).toBuffer());
  for (const [file, bytes] of files) await writeFile(join(pictures, file), bytes);
  await removeOld(name, files);
  const height = Math.round((size.height * largest) / size.width);
  await record(name, { width: largest, height, widths, tone: await toneOf(master) });
  const weight = files.get(`${name}-${largest}.avif`).length;
  console.log(`${name}: ${largest}x${height}, quality ${quality}, ${(weight / KIB).toFixed(1)} KiB at ${largest}`);
}

/** Several encoders may run at once: a folder is made by one only, so it serves as the lock. */
async function record(name, row) {
  const lock = `${manifestFile}.lock`;
  for (let tries = 0; ; tries++) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST' || tries > 200) throw error;
      await wait(50);
    }
  }
  try {
    const rows = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
    rows[name] = row;
    const sorted = Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
    // Whoever reads meanwhile sees the old manifest or the new one, never half of one.
    await writeFile(`${manifestFile}.new`, JSON.stringify(sorted, null, 2) + '\n');
    await rename(`${manifestFile}.new`, manifestFile);
  } finally {
    await rmdir(lock);
  }
}

async function changedMasters() {
  const time = (file) =>
    stat(file).then(
      (found) => found.mtimeMs,
      () => 0,
    );
  const names = (await readdir(masters)).filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4));
  const changed = [];
  for (const name of names.sort()) {
    const newer = (await time(join(masters, `${name}.png`))) > (await time(join(pictures, `${name}-fallback.jpg`)));
    if (newer) changed.push(name);
  }
  return changed;
}

await mkdir(pictures, { recursive: true });
const asked = process.argv.slice(2);
for (const name of asked.length ? asked : await changedMasters()) await encode(name);
