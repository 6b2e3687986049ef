import { getEntry } from 'astro:content';
import { join } from 'node:path/posix';
import rendered from '../assets/pictures/manifest.json';
import type { PictureFacts } from './photographs/encode.ts';

// Pictures of the project, and photographs as `photographs/prepare.ts` leaves them in a hidden folder (`exhaustive`).
const files = import.meta.glob<string>(['../assets/pictures/*.{avif,jpg}', '../../.cache/pictures/*.{avif,jpg}'], {
  eager: true,
  exhaustive: true,
  query: '?url',
  import: 'default',
});
const phoneFiles = import.meta.glob<string>(
  ['../assets/pictures/*-{320,530,690}.avif', '../../.cache/pictures/*-{320,530,690}.avif'],
  { exhaustive: true, query: '?inline', import: 'default' },
);
const [photographs = {}] = Object.values(
  import.meta.glob<Record<string, PictureFacts>>('../../.cache/pictures/manifest.json', {
    eager: true,
    exhaustive: true,
    import: 'default',
  }),
);

/** What is known of a picture, and the beginning of its files' paths. A photograph stands in for a picture of its name. */
function find(name: string): { facts: PictureFacts; path: string } {
  const photograph = photographs[name];
  if (photograph) return { facts: photograph, path: `../../.cache/pictures/${name}` };
  const facts = (rendered as Record<string, PictureFacts>)[name];
  if (!facts) throw new Error(`There is no picture "${name}": see "A picture" in docs/editing.md`);
  return { facts, path: `../assets/pictures/${name}` };
}

/** The width of the file that is nearest above a width, or the widest. */
const atLeast = ({ widths }: PictureFacts, least: number) => widths.find((width) => width >= least) ?? widths.at(-1)!;

/** The file of a picture that is nearest above a width, as a path in the project. */
export function pictureFile(name: string, least: number): string {
  const { facts, path } = find(name);
  return join('src/media', `${path}-${atLeast(facts, least)}.avif`);
}

/** A picture as components take it: nothing left to look up. Sizes in pixels. */
export interface PictureData {
  name: string;
  /** The AVIF files as a srcset. */
  srcSet: string;
  /** The widest file by itself. */
  large: string;
  /** The JPEG for browsers without AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** Its colours from top to bottom, shown until it is there: the stops of a gradient. */
  look: string;
  /** The colour of its upper edge, for what goes on above it. */
  top: string;
  alt: string;
  /** The side that is to be seen where the frame has another shape than the picture; without it the middle. */
  keep?: 'left' | 'right' | 'top' | 'bottom' | undefined;
  /** How type is laid over a photograph; a render is composed for it. */
  ground?: PictureFacts['ground'];
  veils?: PictureFacts['veils'];
  /** The file for phones as a data address, so that it comes with the page itself, and its width as a srcset has it. */
  phone?: string | undefined;
}

/** A picture with the line that stands below it. */
export interface CaptionedPicture {
  picture: PictureData;
  caption: string;
}

/**
 * The picture of that name, with the text in src/content/pictures.yaml. Throws when it is not there.
 * `widest` is the most pixels it is ever shown with; wider files are left out of the page. `only` names the few widths
 * that there is a choice of; wider ones stand in for those that the picture does not have.
 */
export async function picture(
  name: string,
  { widest = 2880, only }: { widest?: number; only?: number[] } = {},
): Promise<PictureData> {
  const { facts, path } = find(name);
  const words = await getEntry('pictures', name);
  if (!words) throw new Error(`No alternative text for picture "${name}": add a line to src/content/pictures.yaml`);
  const url = (file: string) => {
    const found = files[`${path}-${file}`];
    if (!found) throw new Error(`The file ${name}-${file} is missing: build again, or encode the picture again`);
    return found;
  };
  const widths = only
    ? [...new Set(only.map((least) => atLeast(facts, least)))]
    : facts.widths.filter((width) => width <= atLeast(facts, widest));
  return {
    name,
    srcSet: widths.map((width) => `${url(`${width}.avif`)} ${width}w`).join(', '),
    large: url(`${(only ? widths : facts.widths).at(-1)}.avif`),
    fallback: url('fallback.jpg'),
    width: facts.width,
    height: facts.height,
    look: facts.look.join(),
    top: facts.top,
    ground: facts.ground,
    veils: facts.veils,
    alt: words.data.alt,
    keep: words.data.keep,
  };
}

/**
 * The picture with its file for phones in the page itself, for a first screen that waits for no other file.
 * `width` is that of the file: the phone's, or less where the picture is small.
 */
export async function forPhone(shown: PictureData, width: 320 | 530 | 690 = 690): Promise<PictureData> {
  const file = await phoneFiles[`${find(shown.name).path}-${width}.avif`]?.();
  return { ...shown, phone: file && `${file} ${width}w` };
}
