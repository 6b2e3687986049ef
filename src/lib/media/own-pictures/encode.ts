import sharp from 'sharp';
import { type EncodedPicture, encodePicture, responsiveWidths } from '../encode-picture.ts';
import { type Legibility, legibility, paper } from './legibility.ts';

/** Minimum width, below which a picture fills no frame of the site. */
const minWidth = 640;
/** Maximum number of pixels, above that of any camera. A larger file could exhaust the memory. */
const maxPixels = 150e6;
/**
 * Quality and effort of the AVIF encoder. Most of these pictures are photographs, which have more detail than renders.
 * Effort 3 takes half the time of 4 and adds a twentieth to the size.
 */
const avif = { quality: 55, effort: 3 };

/** Metadata of a picture; sizes in pixels. */
export type PictureMetadata = EncodedPicture['metadata'] & Partial<Legibility>;

/**
 * Encodes one of the owner's pictures in all widths that it fills: upright, sRGB, without metadata. Throws an error that
 * describes an unusable file.
 */
export async function encodeOwnPicture(source: Uint8Array): Promise<EncodedPicture & { metadata: PictureMetadata }> {
  const { width, height } = await sizeOf(source);
  if (width * height > maxPixels)
    throw new Error(`has ${width} x ${height} pixels; it takes at most ${maxPixels / 1e6} million`);
  if (width < minWidth) throw new Error(`is ${width} pixels wide; it takes at least ${minWidth}, better 2880`);

  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: responsiveWidths.at(-1)!, withoutEnlargement: true })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwUnreadable);
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const { files, metadata } = await encodePicture(upright, info, avif);
  return { files, metadata: { ...metadata, ...(await legibility(upright())) } };
}

/** Returns the size after the orientation is applied. */
async function sizeOf(source: Uint8Array) {
  if (source.length === 0) throw new Error('is empty');
  const { autoOrient } = await sharp(source, { limitInputPixels: false }).metadata().catch(throwUnreadable);
  return autoOrient;
}

const throwUnreadable = (error: unknown): never => {
  const reason = error instanceof Error ? error.message.split('\n')[0] : error;
  throw new Error(`cannot be read (${reason}); save it again as JPEG`);
};
