import { getEntry } from 'astro:content';
import manifest from './assets/pictures/manifest.json';

const files = import.meta.glob<string>('./assets/pictures/*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture as components take it: nothing left to look up. Sizes in pixels. */
export interface Picture {
  /** The AVIF files as a srcset. */
  srcSet: string;
  /** The JPEG for browsers without AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** The mean colour, `#rrggbb`, shown until the picture is there. */
  tone: string;
  alt: string;
}

/** The picture of that name, with the text in src/content/pictures.yaml. Throws when it is not there. */
export async function picture(name: string): Promise<Picture> {
  const facts = (manifest as Record<string, { width: number; height: number; widths: number[]; tone: string }>)[name];
  const words = await getEntry('pictures', name);
  if (!facts) throw new Error(`No picture "${name}" in src/assets/pictures/manifest.json: see artwork/README.md`);
  if (!words) throw new Error(`No alternative text for picture "${name}": add a line to src/content/pictures.yaml`);
  const url = (file: string) => files[`./assets/pictures/${name}-${file}`] ?? '';
  return {
    srcSet: facts.widths.map((width) => `${url(`${width}.avif`)} ${width}w`).join(', '),
    fallback: url('fallback.jpg'),
    width: facts.width,
    height: facts.height,
    tone: facts.tone,
    alt: words.data.alt,
  };
}
