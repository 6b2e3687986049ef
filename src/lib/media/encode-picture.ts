import type { Sharp } from 'sharp';

/** Widths (px) in which every picture is encoded, up to its own. */
export const responsiveWidths = [320, 410, 530, 690, 890, 1150, 1480, 1920, 2400, 2880];
/** Width of the JPEG for browsers without AVIF. */
const fallbackWidth = 960;
/** Width up to which files have a lower quality: phones load them first, some are inlined. */
const smallScreens = { width: 690, quality: 46 };

/** Returns the widths up to that of the picture, and its own width if the last one is much smaller. */
function widthsFor(width: number): number[] {
  const smaller = responsiveWidths.filter((step) => step <= width);
  return width > (smaller.at(-1) ?? 0) * 1.1 ? [...smaller, width] : smaller;
}

interface EncodingOptions {
  quality: number;
  effort: number;
}

/** A picture for the site: its files, by the ends of their names, and its entry in the manifest. */
export interface EncodedPicture {
  files: Map<string, Buffer>;
  metadata: {
    width: number;
    height: number;
    widths: number[];
    /** Placeholder colours from top to bottom, `#rrggbb`. */
    placeholder: string[];
    /** Mean colour of the upper edge. */
    top: string;
  };
}

/** Encodes a picture with a width of `width` pixels. `effort` is that of the encoder (0 to 9). */
export function encodeAvif(picture: Sharp, width: number, { quality, effort }: EncodingOptions): Sharp {
  return picture.resize({ width }).avif({ quality, effort, bitdepth: 10, chromaSubsampling: '4:2:0' });
}

/**
 * Encodes a picture in all responsive widths as 10-bit AVIF, and in one width as JPEG. `picture` returns a new pipeline
 * for each file: upright, in sRGB, of `size` pixels.
 */
export async function encodePicture(
  picture: () => Sharp,
  size: { width: number; height: number },
  { quality, effort }: EncodingOptions,
): Promise<EncodedPicture> {
  const widths = widthsFor(size.width);
  const widest = widths.at(-1)!;
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const lighter = width <= smallScreens.width ? Math.min(quality, smallScreens.quality) : quality;
    files.set(`${width}.avif`, await encodeAvif(picture(), width, { quality: lighter, effort }).toBuffer());
  }
  const fallback = picture().resize({ width: Math.min(fallbackWidth, size.width) });
  files.set('fallback.jpg', await fallback.jpeg({ quality: 70, mozjpeg: true }).toBuffer());
  const edge = { left: 0, top: 0, width: size.width, height: Math.ceil(size.height / 50) };
  const metadata = {
    width: widest,
    height: Math.round((size.height * widest) / size.width),
    widths,
    placeholder: await placeholderOf(picture()),
    top: (await coloursOf(picture().extract(edge), 1))[0]!,
  };
  return { files, metadata };
}

/** Returns the colours of a picture in four strips, from top to bottom. */
const placeholderOf = (picture: Sharp) => coloursOf(picture, 4);

async function coloursOf(picture: Sharp, strips: number): Promise<string[]> {
  const bytes = await picture.resize(1, strips, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const hex = bytes.toString('hex');
  return Array.from({ length: strips }, (_, strip) => `#${hex.slice(strip * 6, strip * 6 + 6)}`);
}
