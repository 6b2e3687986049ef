// Turns the masters into what the site serves: AVIF of 10 bits at the ladder's widths,
// one JPEG fallback, and a row in the manifest that the site builds <picture> from.
//
//   node artwork/encode.mjs            every master that has changed since it was last encoded
//   node artwork/encode.mjs NAME ...   just these, whether or not they have
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = fileURLToPath(new URL('.', import.meta.url));
const masters = join(here, 'masters');
const pictures = join(here, '../src/assets/pictures');
const manifestFile = join(pictures, 'manifest.json');
/** Which master each picture's files were made from, by a hash: a checkout sets every file's time anew. */
const encodedFile = join(masters, 'encoded.json');

const LADDER = [320, 410, 530, 690, 890, 1150, 1480, 1920, 2400, 2880];
const FALLBACK_WIDTH = 960;
/** Sand is still sand at 58, judged at 1:1 beside the master; a busy picture goes down to keep its budget. */
const QUALITIES = [58, 54, 50, 46];
/** What phones load first, some of it with the page itself, is lighter: so many pixels stand for fewer there. */
const FIRST_LOOK = { width: 690, quality: 46 };
const KIB = 1024;

/** The ladder's steps that the master can fill, plus its own width where the last step falls well short of it. */
function widthsFor(masterWidth) {
  const widths = LADDER.filter((width) => width <= masterWidth);
  const last = widths.at(-1) ?? 0;
  return masterWidth > last * 1.1 ? [...widths, masterWidth] : widths;
}

/** The width at which quality is chosen, and the most that a file of it may weigh. */
const JUDGED_AT = 890;
const MOST = 36 * KIB;

function avif(master, width, quality) {
  const options = { quality, effort: 4, chromaSubsampling: '4:2:0', bitdepth: 10 };
  return sharp(master).resize({ width }).avif(options).toBuffer();
}

async function chooseQuality(master) {
  for (const quality of QUALITIES) {
    const { length } = await avif(master, JUDGED_AT, quality);
    if (length <= MOST) return quality;
  }
  return QUALITIES.at(-1);
}

/** The mean colour of a picture, or of its upper edge. */
async function colourOf(master, { width, height }) {
  const { data } = await sharp(master)
    .extract({ left: 0, top: 0, width, height })
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
  const master = await readFile(join(masters, `${name}.avif`));
  const size = await sharp(master).metadata();
  const widths = widthsFor(size.width);
  const largest = widths.at(-1);
  const quality = await chooseQuality(master);
  const files = new Map();
  for (const width of widths) {
    const light = width <= FIRST_LOOK.width ? Math.min(quality, FIRST_LOOK.quality) : quality;
    files.set(`${name}-${width}.avif`, await avif(master, width, light));
  }
  const fallback = sharp(master).resize({ width: Math.min(FALLBACK_WIDTH, size.width) });
  files.set(`${name}-fallback.jpg`, await fallback.jpeg({ quality: 70, mozjpeg: true }).toBuffer());
  for (const [file, bytes] of files) await writeFile(join(pictures, file), bytes);
  await removeOld(name, files);
  const height = Math.round((size.height * largest) / size.width);
  await record(manifestFile, name, {
    width: largest,
    height,
    widths,
    tone: await colourOf(master, size),
    top: await colourOf(master, { width: size.width, height: Math.ceil(size.height / 50) }),
  });
  await record(encodedFile, name, hash(master));
  const weight = files.get(`${name}-${largest}.avif`).length;
  console.log(`${name}: ${largest}x${height}, quality ${quality}, ${(weight / KIB).toFixed(1)} KiB at ${largest}`);
}

/** Several encoders may run at once: a folder is made by one only, so it serves as the lock. */
async function record(file, name, row) {
  const lock = `${file}.lock`;
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
    const rows = { ...(await readRows(file)), [name]: row };
    const sorted = Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
    // Whoever reads meanwhile sees the old rows or the new ones, never half of them.
    await writeFile(`${file}.new`, JSON.stringify(sorted, null, 2) + '\n');
    await rename(`${file}.new`, file);
  } finally {
    await rmdir(lock);
  }
}

async function readRows(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

async function changedMasters() {
  const names = (await readdir(masters)).filter((file) => file.endsWith('.avif')).map((file) => file.slice(0, -5));
  const encoded = await readRows(encodedFile);
  const changed = [];
  for (const name of names.sort())
    if (encoded[name] !== hash(await readFile(join(masters, `${name}.avif`)))) changed.push(name);
  return changed;
}

await mkdir(pictures, { recursive: true });
const asked = process.argv.slice(2);
for (const name of asked.length ? asked : await changedMasters()) await encode(name);
