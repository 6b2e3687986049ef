// Turns the masters into what the site serves: AVIF of 10 bits in the responsive widths,
// one JPEG fallback, and a row in the manifest that the site builds <picture> from.
//
//   npm run pictures               every master that has changed since it was last encoded
//   npm run pictures -- NAME ...   just these, whether or not they have
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodeAvif, encodePicture } from '../src/lib/media/encode-picture.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const masters = join(here, 'masters');
const pictures = join(here, '../src/assets/pictures');
const manifestFile = join(pictures, 'manifest.json');
/** Which master each picture's files were made from, by a hash: a checkout sets every file's time anew. */
const encodedFile = join(masters, 'encoded.json');

/** Sand is still sand at 58, judged at 1:1 beside the master; a busy picture goes down to keep its budget. */
const QUALITIES = [58, 54, 50, 46];
const effort = 4;
const KIB = 1024;

/** The width at which quality is chosen, and the most that a file of it may weigh. */
const JUDGED_AT = 890;
const MOST = 36 * KIB;

/** Pictures that a page loads together: they get a lower quality, so that the page keeps its byte budget. */
const SHARED_SCREENS = {
  'gallery-landscape-1': 44,
  'gallery-commercial-1': 44,
  'gallery-fashion-1': 44,
  'team-zaid': 44,
  'service-digital-marketing': 50,
  'showcase-falaj': 36,
  'contact-threshold': 44,
  'showcase-nakhla': 42,
  'marsa-window': 50,
  'marsa-night-desk': 50,
  'sidra-leaves': 50,
  'arch-house': 42,
  'arch-house-drawing': 34,
  'plan-barjeel': 28,
  'plan-marsa-creek': 28,
  'plan-sidra': 28,
  'plan-qamar': 28,
};

async function chooseQuality(name, master) {
  if (SHARED_SCREENS[name]) return SHARED_SCREENS[name];
  for (const quality of QUALITIES) {
    const { length } = await encodeAvif(sharp(master), JUDGED_AT, { quality, effort }).toBuffer();
    if (length <= MOST) return quality;
  }
  return QUALITIES.at(-1);
}

/** A file up to this width weighs no more than this (tests/pictures-and-fonts.test.ts): grain and dots go below the usual qualities. */
const LIGHT = { width: 1280, most: 60 * KIB };

async function lighten(master, files, from) {
  for (const [end, bytes] of files) {
    const width = Number.parseInt(end, 10);
    if (!end.endsWith('.avif') || width > LIGHT.width) continue;
    let lighter = bytes;
    for (let quality = from - 4; lighter.length > LIGHT.most && quality > 4; quality -= 4)
      lighter = await encodeAvif(sharp(master), width, { quality, effort }).toBuffer();
    files.set(end, lighter);
  }
}

async function removeOld(name, keep) {
  const own = new RegExp(`^${name}-(\\d+\\.avif|fallback\\.jpg)$`);
  const stale = (await readdir(pictures)).filter((file) => own.test(file) && !keep.has(own.exec(file)[1]));
  await Promise.all(stale.map((file) => rm(join(pictures, file))));
}

async function encode(name) {
  const master = await readFile(join(masters, `${name}.avif`));
  const size = await sharp(master).metadata();
  const quality = await chooseQuality(name, master);
  const { files, metadata } = await encodePicture(() => sharp(master), size, { quality, effort });
  await lighten(master, files, quality);
  for (const [end, bytes] of files) await writeFile(join(pictures, `${name}-${end}`), bytes);
  await removeOld(name, files);
  await record(manifestFile, name, metadata);
  await record(encodedFile, name, hash(master));
  const weight = files.get(`${metadata.width}.avif`).length;
  console.log(`${name}: ${metadata.width}x${metadata.height}, quality ${quality}, ${(weight / KIB).toFixed(1)} KiB`);
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
const requested = process.argv.slice(2);
for (const name of requested.length ? requested : await changedMasters()) await encode(name);
