import sharp, { type Sharp } from 'sharp';
import { type Legibility, legibility } from './legibility.ts';

/** The widths in pixels that a picture is kept in, as far as it fills them. */
const ladder = [320, 410, 530, 690, 890, 1150, 1480, 1920, 2400, 2880];
const fallbackWidth = 960;
/** Less than this fills no frame of the site. */
const leastWidth = 640;
/** More than any camera gives; a file that claims it would take all memory. */
const mostPixels = 150e6;
/** Photographs are busier than renders; what phones load first is lighter. */
const quality = (width: number) => (width <= 690 ? 46 : 55);

/** What the site knows of a picture; sizes in pixels. */
export interface PictureFacts extends Partial<Legibility> {
  width: number;
  height: number;
  widths: number[];
  /** The mean colour of all of it, and of its upper edge, `#rrggbb`. */
  tone: string;
  top: string;
}

/** A picture as the site serves it: its files by the end of their names, and what the site knows of it. */
export interface Encoded {
  files: Map<string, Uint8Array>;
  facts: PictureFacts;
}

/**
 * Makes a photograph a picture of the site: turned upright, its colours in sRGB, without what the camera noted (place,
 * day, serial number), in every width that it fills. Throws what is wrong with the file.
 */
export async function encode(source: Uint8Array): Promise<Encoded> {
  const { width, height } = await sizeOf(source);
  if (width * height > mostPixels)
    throw new Error(`has ${width} x ${height} pixels; it takes at most ${mostPixels / 1e6} million`);
  if (width < leastWidth) throw new Error(`is ${width} pixels wide; it takes at least ${leastWidth}, better 2880`);

  const { data, info } = await sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: ladder.at(-1)!, withoutEnlargement: true })
    .flatten({ background: '#f4f2ee' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const widths = widthsFor(info.width);
  const files = new Map<string, Uint8Array>();
  for (const each of widths) {
    const file = upright().resize({ width: each });
    // Effort 3: half the time of 4 for a twentieth more bytes.
    files.set(`${each}.avif`, await file.avif({ quality: quality(each), effort: 3, bitdepth: 10 }).toBuffer());
  }
  const fallback = upright().resize({ width: Math.min(fallbackWidth, info.width) });
  files.set('fallback.jpg', await fallback.jpeg({ quality: 70, mozjpeg: true }).toBuffer());

  const facts = {
    width: info.width,
    height: info.height,
    widths,
    tone: await colourOf(upright()),
    top: await colourOf(upright().extract({ left: 0, top: 0, width: info.width, height: Math.ceil(info.height / 50) })),
  };
  return { files, facts: { ...facts, ...(await legibility(upright())) } };
}

/** The size as it is seen, upright. */
async function sizeOf(source: Uint8Array) {
  if (source.length === 0) throw new Error('is empty');
  const { autoOrient } = await sharp(source, { limitInputPixels: false }).metadata().catch(unreadable);
  return autoOrient;
}

const unreadable = (error: unknown): never => {
  const reason = error instanceof Error ? error.message.split('\n')[0] : error;
  throw new Error(`cannot be read (${reason}); save it again as JPEG`);
};

/** The ladder's steps that the picture fills, and its own width where the last falls well short of it. */
function widthsFor(width: number): number[] {
  const filled = ladder.filter((step) => step <= width);
  return width > (filled.at(-1) ?? 0) * 1.1 ? [...filled, width] : filled;
}

async function colourOf(picture: Sharp): Promise<string> {
  const [r, g, b] = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[r, g, b].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
}
