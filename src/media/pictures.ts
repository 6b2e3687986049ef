import { getEntry } from 'astro:content';
import manifest from '../assets/pictures/manifest.json';

const files = import.meta.glob<string>('../assets/pictures/*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const phoneFiles = import.meta.glob<string>('../assets/pictures/*-{320,530,690}.avif', {
  query: '?inline',
  import: 'default',
});

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
  /** The mean colour, `#rrggbb`, shown until the picture is there. */
  tone: string;
  alt: string;
  /** The side that is to be seen where the frame has another shape than the picture; without it the middle. */
  keep?: 'left' | 'right' | 'top' | 'bottom' | undefined;
  /** The file for phones as a data address, so that it comes with the page itself, and its width as a srcset has it. */
  phone?: string | undefined;
}

/**
 * The picture of that name, with the text in src/content/pictures.yaml. Throws when it is not there.
 * `widest` is the most pixels it is ever shown with; wider files are left out of the page.
 */
export async function picture(name: string, { widest = 1920 }: { widest?: number } = {}): Promise<PictureData> {
  const facts = (manifest as Record<string, { width: number; height: number; widths: number[]; tone: string }>)[name];
  const words = await getEntry('pictures', name);
  if (!facts) throw new Error(`No picture "${name}" in src/assets/pictures/manifest.json: see artwork/README.md`);
  if (!words) throw new Error(`No alternative text for picture "${name}": add a line to src/content/pictures.yaml`);
  const url = (file: string) => files[`../assets/pictures/${name}-${file}`] ?? '';
  const enough = facts.widths.findIndex((width) => width >= widest);
  const widths = enough < 0 ? facts.widths : facts.widths.slice(0, enough + 1);
  return {
    name,
    srcSet: widths.map((width) => `${url(`${width}.avif`)} ${width}w`).join(', '),
    large: url(`${facts.widths.at(-1)}.avif`),
    fallback: url('fallback.jpg'),
    width: facts.width,
    height: facts.height,
    tone: facts.tone,
    alt: words.data.alt,
    keep: words.data.keep,
  };
}

/**
 * The picture with its file for phones in the page itself, for a first screen that waits for no other file.
 * `width` is that of the file: the phone's, or less where the picture is small.
 */
export async function forPhone(shown: PictureData, width: 320 | 530 | 690 = 690): Promise<PictureData> {
  const file = await phoneFiles[`../assets/pictures/${shown.name}-${width}.avif`]?.();
  return { ...shown, phone: file && `${file} ${width}w` };
}
