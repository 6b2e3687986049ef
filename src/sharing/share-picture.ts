import { readFile } from 'node:fs/promises';
import { colour } from '../styles/colour.ts';

/** The size that every network asks for, in pixels. */
export const shareSize = { width: 1200, height: 630 };

const margin = 44;
/** The label leaves a third of the picture free at its side. */
const widestLabel = 860;
const tracking = -0.035;
const leading = 0.98;

interface Font {
  unitsPerEm: number;
  glyphsForString(text: string): { advanceWidth: number; path: { toSVG(): string } }[];
}

const fontFile = 'src/assets/fonts/mona-sans-display.woff2';

/** What every share picture is made with besides its own parts: this file, the colours and the type. */
export function shareSources(): Promise<Buffer[]> {
  return Promise.all(['src/sharing/share-picture.ts', 'src/styles/tokens.css', fontFile].map((file) => readFile(file)));
}

let font: Promise<Font> | undefined;

/** The display type, unpacked once for all pages. */
function displayFont(): Promise<Font> {
  font ??= Promise.all([import('fontkitten'), readFile(fontFile)]).then(
    ([{ create }, file]) => create(file) as unknown as Font,
  );
  return font;
}

/** How wide a line runs, in ems. */
const lengthOf = (font: Font, line: string) =>
  font.glyphsForString(line).reduce((sum, { advanceWidth }) => sum + advanceWidth / font.unitsPerEm + tracking, 0);

/** Breaks a text into lines of at most `ems`, where words allow. */
function breakLines(font: Font, text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lengthOf(font, longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as fit, about equally long. */
function balancedLines(font: Font, text: string, ems: number): string[] {
  let lines = breakLines(font, text, ems);
  for (let narrower = ems; narrower > 2; narrower -= 0.25) {
    const tried = breakLines(font, text, narrower);
    if (tried.length > lines.length || tried.some((line) => lengthOf(font, line) > narrower)) break;
    lines = tried;
  }
  return lines;
}

/** A line as outlines, so that no typeface needs to be installed; its baseline at `y`, sizes in pixels. */
function outline(font: Font, line: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm;
  let at = x;
  return font
    .glyphsForString(line)
    .map(({ advanceWidth, path }) => {
      const place = `translate(${at.toFixed(1)} ${y}) scale(${scale} ${-scale})`;
      at += advanceWidth * scale + tracking * size;
      return `<path transform="${place}" d="${path.toSVG()}"/>`;
    })
    .join('');
}

/**
 * The picture, filling the size. Of a portrait, its upper part keeps to the right half, and its backdrop goes on to
 * the left; of any other, the part with the most to see.
 */
async function background(file: string, isPortrait: boolean): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = shareSize;
  const filled = isPortrait
    ? sharp(file)
        .resize(height, height, { fit: 'cover', position: 'top' })
        .extend({ left: width - height, extendWith: 'copy' })
    : sharp(file).resize(width, height, { fit: 'cover', position: 'attention' });
  return filled.removeAlpha().raw().toBuffer();
}

/** The backgrounds made last; many pages share a picture. */
const backgrounds = new Map<string, Promise<Buffer>>();
/** How many are kept: 36 MiB. */
const kept = 16;

function backgroundOf(file: string, isPortrait: boolean): Promise<Buffer> {
  const key = `${file} ${isPortrait}`;
  const known = backgrounds.get(key) ?? background(file, isPortrait);
  // The one that was asked for last goes last.
  backgrounds.delete(key);
  backgrounds.set(key, known);
  for (const oldest of [...backgrounds.keys()].slice(0, -kept)) backgrounds.delete(oldest);
  return known;
}

/** How many pixels of the signal's vermilion there are in a part of a picture of raw pixels. */
function signalIn(pixels: Buffer, left: number, top: number, across: number, down: number): number {
  let found = 0;
  for (let y = top; y < top + down; y += 4)
    for (let x = left; x < left + across; x += 4) {
      const at = (y * shareSize.width + x) * 3;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      if (red > 170 && green < red / 2 && blue < red / 2) found++;
    }
  return found;
}

/** What the share picture of a page is made of: its title, the agency's name, and the file of its picture. */
interface ShareParts {
  title: string;
  agency: string;
  file: string;
  isPortrait: boolean;
}

/**
 * The picture under which a page is shared: its title in the display type on a paper label over its picture, and the
 * agency's name behind the dot. The label stands in the corner that hides least of the sphere. Gives a JPEG.
 */
export async function sharePicture({ title, agency, file, isPortrait }: ShareParts): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [font, pixels] = await Promise.all([displayFont(), backgroundOf(file, isPortrait)]);
  const { width, height } = shareSize;
  const textWidth = widestLabel - 2 * margin;
  const size =
    [96, 84, 72, 64].find((each) => {
      const lines = breakLines(font, title, textWidth / each);
      return lines.length <= 2 && lines.every((line) => lengthOf(font, line) <= textWidth / each);
    }) ?? 60;
  const lines = balancedLines(font, title, textWidth / size);
  const label = {
    width: Math.ceil(Math.max(5, ...lines.map((line) => lengthOf(font, line))) * size) + 2 * margin,
    height: Math.ceil(lines.length * size * leading) + 2 * margin + 44,
  };
  const top = height - label.height;
  const end = width - label.width;
  const hidden = [0, end].map((start) => signalIn(pixels, start, top, label.width, label.height));
  const left = hidden[0]! > hidden[1]! ? end : 0;
  const name = label.height - margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${label.width}" height="${label.height}">
    <rect width="100%" height="100%" fill="${colour('light')}"/>
    <g fill="${colour('dark')}">
      ${lines.map((line, index) => outline(font, line, margin, margin + size * (0.74 + index * leading), size)).join('')}
      ${outline(font, agency, margin + 30, name, 28)}
    </g>
    <circle cx="${margin + 10}" cy="${name - 10}" r="10" fill="${colour('signal')}"/>
  </svg>`;
  return (
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(svg), left, top }])
      // As small as mozjpeg's own settings make it, for a third of the work.
      .jpeg({ quality: 80, progressive: true, quantisationTable: 3 })
      .toBuffer()
  );
}
