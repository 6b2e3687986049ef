import { getEntry } from 'astro:content';
import { join } from 'node:path/posix';
import rendered from '../../assets/pictures/manifest.json';
import type { PictureMetadata } from './own-pictures/encode.ts';

// Rendered pictures, and the owner's, which `own-pictures/prepare.ts` encodes. Without `exhaustive`, Vite ignores
// folders whose names begin with a dot.
const files = import.meta.glob<string>(
  ['../../assets/pictures/*.{avif,jpg}', '../../../.cache/pictures/*.{avif,jpg}'],
  {
    eager: true,
    exhaustive: true,
    query: '?url',
    import: 'default',
  },
);
const phoneFiles = import.meta.glob<string>(
  ['../../assets/pictures/*-{320,530,690}.avif', '../../../.cache/pictures/*-{320,530,690}.avif'],
  { exhaustive: true, query: '?inline', import: 'default' },
);
const [ownPictures = {}] = Object.values(
  import.meta.glob<Record<string, PictureMetadata>>('../../../.cache/pictures/manifest.json', {
    eager: true,
    exhaustive: true,
    import: 'default',
  }),
);

/** Returns the metadata and the path prefix of a picture. The owner's replaces a rendered one of the same name. */
function find(name: string): { metadata: PictureMetadata; path: string } {
  const own = ownPictures[name];
  if (own) return { metadata: own, path: `../../../.cache/pictures/${name}` };
  const metadata = (rendered as Record<string, PictureMetadata>)[name];
  if (!metadata) throw new Error(`There is no picture "${name}": see "Add a picture" in docs/editing.md`);
  return { metadata, path: `../../assets/pictures/${name}` };
}

/** Returns the next larger width, or the largest. */
const atLeast = ({ widths }: PictureMetadata, minWidth: number) =>
  widths.find((width) => width >= minWidth) ?? widths.at(-1)!;

/** Returns the path of the file with the next larger width. */
export function pictureFile(name: string, minWidth: number): string {
  const { metadata, path } = find(name);
  return join('src/lib/media', `${path}-${atLeast(metadata, minWidth)}.avif`);
}

/** A picture for components, with all data resolved. Sizes in pixels. */
export interface PictureData {
  name: string;
  /** The AVIF files as a srcset. */
  srcSet: string;
  /** URL of the widest file, for a lightbox: `widest` does not limit it, `only` does. */
  largestUrl: string;
  /** The JPEG for browsers without AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** Placeholder colours from top to bottom: the stops of a gradient. */
  placeholder: string;
  /** Colour of the upper edge, for the area above the picture. */
  top: string;
  alt: string;
  /** Part that stays visible if the frame has another shape; the middle by default. */
  crop?: 'left' | 'right' | 'top' | 'bottom' | 'bottom-left' | undefined;
  /** True for a picture of src/content/pictures. */
  isOwnPicture: boolean;
  /** Scrim and text colour for the owner's pictures; renders are composed for text. */
  scheme?: PictureMetadata['scheme'];
  scrims?: PictureMetadata['scrims'];
  /** The file for phones as a data URL, which is inlined, and its width as in a srcset. */
  inlinedPhoneFile?: string | undefined;
}

/** Fields of a picture that its element needs. */
export type PictureFiles = Omit<PictureData, 'name' | 'largestUrl' | 'top' | 'isOwnPicture' | 'scheme' | 'scrims'>;

/**
 * Returns a picture for an island, whose props are part of the page, without the fields that its element does not need.
 */
export function pictureFiles({
  name,
  largestUrl,
  top,
  isOwnPicture,
  scheme,
  scrims,
  ...files
}: PictureData): PictureFiles {
  return files;
}

/** A picture with its caption. */
export interface CaptionedPicture {
  picture: PictureData;
  caption: string;
}

/**
 * Returns a picture with its text from src/content/pictures.yaml. Throws if it does not exist. `widest` is the largest
 * width (px) at which it is shown; wider files are left out. `only` restricts the choice to some widths; if the picture
 * lacks one of them, the next wider file replaces it.
 */
export async function getPicture(
  name: string,
  { widest = 2880, only }: { widest?: number; only?: number[] } = {},
): Promise<PictureData> {
  const { metadata, path } = find(name);
  const entry = await getEntry('pictures', name);
  if (!entry) throw new Error(`No alternative text for picture "${name}": add a line to src/content/pictures.yaml`);
  const url = (file: string) => {
    const found = files[`${path}-${file}`];
    if (!found) throw new Error(`The file ${name}-${file} is missing: build again, or encode the picture again`);
    return found;
  };
  const widths = only
    ? [...new Set(only.map((minWidth) => atLeast(metadata, minWidth)))]
    : metadata.widths.filter((width) => width <= atLeast(metadata, widest));
  return {
    name,
    srcSet: widths.map((width) => `${url(`${width}.avif`)} ${width}w`).join(', '),
    largestUrl: url(`${(only ? widths : metadata.widths).at(-1)}.avif`),
    fallback: url('fallback.jpg'),
    width: metadata.width,
    height: metadata.height,
    placeholder: metadata.placeholder.join(),
    top: metadata.top,
    isOwnPicture: name in ownPictures,
    scheme: metadata.scheme,
    scrims: metadata.scrims,
    alt: entry.data.alt,
    crop: entry.data.crop,
  };
}

/**
 * Returns a picture with its file for phones inlined, for a first screen that waits for no other file. `width` is the
 * file's width in pixels.
 */
export async function inlinePhoneFile(data: PictureData, width: 320 | 530 | 690 = 690): Promise<PictureData> {
  const file = await phoneFiles[`${find(data.name).path}-${width}.avif`]?.();
  return { ...data, inlinedPhoneFile: file && `${file} ${width}w` };
}
