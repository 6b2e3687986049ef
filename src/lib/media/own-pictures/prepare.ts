import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { ownPictureExtension, ownPicturesFolder, validName } from '../names.ts';
import { encodeOwnPicture, type PictureMetadata } from './encode.ts';
import { ink, paper } from './legibility.ts';

// `../pictures.ts` reads it, too.
const preparedFolder = '.cache/pictures';

/** Version of `encodeOwnPicture`, a part of the digest. Increment it when the output of that function changes. */
const version = 7;

type Manifest = Record<string, PictureMetadata & { digest: string }>;

/** A file that cannot be used. */
export interface Refused {
  file: string;
  reason: string;
}

/** Encodes new pictures of a folder and removes the files of deleted ones. */
export async function prepareOwnPictures(from = ownPicturesFolder, to = preparedFolder): Promise<Refused[]> {
  await mkdir(to, { recursive: true });
  const before = await readManifest(to);
  const manifest: Manifest = {};
  const refused: Refused[] = [];
  for (const file of await pictureFilesIn(from)) {
    const name = parse(file).name;
    const reason = refusal(file, Object.hasOwn(manifest, name));
    try {
      if (reason) throw new Error(reason);
      const bytes = await readFile(join(from, file));
      const digest = createHash('sha256').update(`${version}${ink}${paper}`).update(bytes).digest('hex').slice(0, 16);
      manifest[name] = before[name]?.digest === digest ? before[name] : await prepare(name, bytes, digest, to);
    } catch (error) {
      refused.push({ file, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  await clear(to, manifest);
  await writeFile(join(to, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return refused;
}

async function prepare(name: string, bytes: Uint8Array, digest: string, to: string) {
  const { files, metadata } = await encodeOwnPicture(bytes);
  for (const [end, data] of files) await writeFile(join(to, `${name}-${end}`), data);
  return { ...metadata, digest };
}

/** Returns all files of the folder that are not documentation. */
async function pictureFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => !/^\.|\.(md|txt)$/i.test(file)).sort();
}

/** Returns the reason why a file name is not valid, if there is one. */
function refusal(file: string, isTaken: boolean): string | undefined {
  const { name, ext } = parse(file);
  if (!ownPictureExtension.test(file)) return `has an unsupported format; save it as JPEG, PNG, TIFF, WebP or AVIF`;
  if (!validName.test(name))
    return `has a name that cannot be used; call it small-words-and-hyphens${ext.toLowerCase()}`;
  if (isTaken) return `has the name of another photograph beside it; keep one of them`;
  return undefined;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

async function clear(folder: string, manifest: Manifest) {
  const used = Object.entries(manifest).flatMap(([name, { widths }]) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-fallback.jpg`,
  ]);
  const files = (await readdir(folder)).filter((file) => file !== 'manifest.json' && !used.includes(file));
  await Promise.all(files.map((file) => rm(join(folder, file))));
}
