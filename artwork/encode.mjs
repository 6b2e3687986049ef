// Encodes the masters for the site: AVIF with 10 bits in all widths, a JPEG for old browsers, and an entry in the
// manifest.
//
//   npm run pictures               encodes masters that have changed
//   npm run pictures -- NAME ...   encodes these, also if they have not changed
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
/** Hashes of the encoded masters. File times are not used, because a checkout changes them. */
const encodedFile = join(masters, 'encoded.json');

/** Qualities, best first: the first one within the budget is used. 58 looks the same as the master. */
const qualities = [58, 54, 50, 46];
const effort = 4;
const kib = 1024;

/** The chosen quality keeps the file of this width (px) within this size (bytes). */
const sampleWidth = 890;
const maxSampleBytes = 36 * kib;

/** Lower qualities for pictures that a page loads together, so that the page keeps its byte budget. */
const lowerQualities = {
  'gallery-landscape-1': 44,
  'gallery-commercial-1': 44,
  'gallery-fashion-1': 44,
  'gallery-fashion-hat': 36,
  'team-zaid': 44,
  'service-digital-marketing': 50,
  'showcase-falaj': 36,
  'falaj-lorry': 50,
  'falaj-twelve-metres': 38,
  'contact-threshold': 44,
  'message-dune-tall': 25,
  'dirhamly-words': 50,
  'showcase-nakhla': 42,
  'marsa-window': 50,
  'marsa-night-desk': 40,
  'dirhamly-canteen': 48,
  'sidra-leaves': 50,
  'film-sphere': 50,
  'film-sun': 50,
  'film-sand': 50,
  'arch-house': 42,
  'arch-house-drawing': 34,
  'plan-barjeel': 28,
  'plan-marsa-creek': 28,
  'plan-sidra': 28,
  'plan-qamar': 28,
};

async function chooseQuality(name, master) {
  if (lowerQualities[name]) return lowerQualities[name];
  for (const quality of qualities) {
    const { length } = await encodeAvif(sharp(master), sampleWidth, { quality, effort }).toBuffer();
    if (length <= maxSampleBytes) return quality;
  }
  return qualities.at(-1);
}

/** Size limit of files up to a width (px; tests/pictures-and-fonts.test.ts). Grain and dots need a lower quality. */
const limit = { width: 1280, bytes: 60 * kib };

async function lighten(master, files, from) {
  for (const [end, bytes] of files) {
    const width = Number.parseInt(end, 10);
    if (!end.endsWith('.avif') || width > limit.width) continue;
    let lighter = bytes;
    for (let quality = from - 4; lighter.length > limit.bytes && quality > 4; quality -= 4)
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
  console.log(`${name}: ${metadata.width}x${metadata.height}, quality ${quality}, ${(weight / kib).toFixed(1)} KiB`);
}

/** Writes an entry of a JSON file. A folder serves as a lock, because several encoders can run at once. */
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
    // Renamed when complete, so that other processes never read an incomplete file.
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
