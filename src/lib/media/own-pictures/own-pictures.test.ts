import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareOwnPictures } from './prepare.ts';

let folder: string;
let from: string;
let to: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  [from, to] = [join(folder, 'pictures'), join(folder, 'prepared')];
  await mkdir(from);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a picture with a red left half and a blue right half. */
const halves = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
const plain = (grey: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: grey, g: grey, b: grey } } });
const put = async (name: string, bytes: Uint8Array | Promise<Uint8Array>) => writeFile(join(from, name), await bytes);
const prepare = () => prepareOwnPictures(from, to);
const metadataOf = async (name: string) => JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))[name];
/** Returns the colour at a position (0 to 1) of an encoded file. */
async function colourAt(file: string, x: number, y: number) {
  const { data, info } = await sharp(join(to, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

test('a photograph is encoded in every width up to its own', async () => {
  await put('our-office.jpg', halves(1500, 1000).jpeg().toBuffer());
  expect(await prepare()).toEqual([]);
  expect(await metadataOf('our-office')).toMatchObject({
    width: 1480,
    height: 987,
    widths: [320, 410, 530, 690, 890, 1150, 1480],
  });
  expect((await readdir(to)).length).toBe(9);
  expect((await sharp(join(to, 'our-office-1480.avif')).metadata()).width).toBe(1480);
});

test.each(['jpeg', 'png', 'tiff', 'webp', 'avif'] as const)('accepts a %s', async (kind) => {
  await put(`office.${kind}`, halves().toFormat(kind).toBuffer());
  expect(await prepare()).toEqual([]);
  expect((await metadataOf('office')).widths).toContain(890);
});

test('a photograph with a rotated orientation is upright in every file', async () => {
  await put('side.jpg', halves(1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await prepare();
  expect(await metadataOf('side')).toMatchObject({ width: 800, height: 1200 });
  for (const file of ['side-690.avif', 'side-fallback.jpg']) {
    const [top, bottom] = [await colourAt(file, 0.5, 0.1), await colourAt(file, 0.5, 0.9)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  }
});

test('location, date and camera are removed from the metadata', async () => {
  const exif = { IFD0: { Make: 'Camera', Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
  await put('private.jpg', halves().withExif(exif).jpeg().toBuffer());
  await prepare();
  for (const file of ['private-890.avif', 'private-fallback.jpg'])
    expect((await sharp(join(to, file)).metadata()).exif).toBeUndefined();
});

test('CMYK and wide-gamut colours are converted to sRGB', async () => {
  await put('print.jpg', halves().toColourspace('cmyk').jpeg().toBuffer());
  await put('wide.png', halves().withIccProfile('p3').png().toBuffer());
  expect(await prepare()).toEqual([]);
  for (const name of ['print', 'wide']) {
    const { space, icc } = await sharp(join(to, `${name}-fallback.jpg`)).metadata();
    expect([space, icc]).toEqual(['srgb', undefined]);
    const colour = await colourAt(`${name}-fallback.jpg`, 0.2, 0.5);
    expect(colour[0]).toBeGreaterThan(180);
    expect(colour[2]).toBeLessThan(90);
  }
});

test('light, dark and busy photographs get a text colour and scrim with enough contrast', async () => {
  await put('light.jpg', plain(225).jpeg().toBuffer());
  await put('dark.jpg', plain(30).jpeg().toBuffer());
  const stripes = {
    input: { create: { width: 500, height: 600, channels: 3 as const, background: '#101010' } },
    left: 0,
    top: 0,
  };
  await put('restless.jpg', plain(240).composite([stripes]).jpeg().toBuffer());
  await prepare();
  expect(await metadataOf('light')).toMatchObject({ scheme: 'light', scrims: { light: 0 } });
  expect(await metadataOf('dark')).toMatchObject({ scheme: 'dark', scrims: { dark: 0 } });
  const { scheme, scrims } = await metadataOf('restless');
  expect(scrims[scheme]).toBeGreaterThanOrEqual(45);
});

test('encoded files are cached, and removed when their photograph changes or is deleted', async () => {
  await put('office.jpg', halves().jpeg().toBuffer());
  await prepare();
  const made = async () => (await stat(join(to, 'office-890.avif'))).mtimeMs;
  const first = await made();
  await prepare();
  expect(await made()).toBe(first);
  await put('office.jpg', plain(100).jpeg().toBuffer());
  await prepare();
  expect(await made()).not.toBe(first);
  await rm(join(from, 'office.jpg'));
  await prepare();
  expect(await readdir(to)).toEqual(['manifest.json']);
});

test.each([
  [
    'a file that is not a picture',
    'broken.jpg',
    () => Buffer.from('not a picture'),
    /^cannot be read .*save it again as JPEG$/,
  ],
  ['an empty file', 'empty.png', () => Buffer.alloc(0), /^is empty$/],
  ['a truncated picture', 'half.jpg', async () => (await noise().toBuffer()).subarray(0, 20_000), /^cannot be read/],
  [
    'a small picture',
    'small.jpg',
    () => halves(400, 300).jpeg().toBuffer(),
    /^is 400 pixels wide; it takes at least 640/,
  ],
  [
    'a picture with too many pixels',
    'huge.png',
    () => plain(0).resize(13_000, 12_000, { fit: 'fill' }).png().toBuffer(),
    /^has 13000 x 12000 pixels; it takes at most 150 million$/,
  ],
  ['an unsupported format', 'phone.heic', () => Buffer.from('heic'), /^has an unsupported format/],
  [
    'a name with capitals and spaces',
    'Our Office.jpg',
    () => halves().jpeg().toBuffer(),
    /call it small-words-and-hyphens\.jpg$/,
  ],
])('rejects %s with the reason', async (_what, name, bytes, reason) => {
  await put(name, bytes());
  const [refused, ...others] = await prepare();
  expect(refused?.file).toBe(name);
  expect(refused?.reason).toMatch(reason);
  expect(others).toEqual([]);
});

test('two photographs of one name are rejected', async () => {
  await put('office.jpg', halves().jpeg().toBuffer());
  await put('office.png', halves().png().toBuffer());
  expect(await prepare()).toEqual([{ file: 'office.png', reason: expect.stringContaining('another photograph') }]);
});

const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).jpeg();
