import { readFile } from 'node:fs/promises';
import { colour } from '../../styles/colour.ts';

/** Size of a share image, which all social networks accept (px). */
export const shareSize = { width: 1200, height: 630 };

const margin = 44;
/** Height of the line with the agency's name (px). */
const nameHeight = 44;
/** Maximum width of the label (px). More than a quarter of the picture stays visible beside it. */
const maxLabelWidth = 860;
/** Letter spacing and line height (em). */
const letterSpacing = -0.035;
const lineHeight = 0.98;

interface Font {
  unitsPerEm: number;
  glyphsForString(text: string): { advanceWidth: number; path: { toSVG(): string } }[];
}

const fontFile = 'src/assets/fonts/mona-sans-display.woff2';

/** Reads the files that all share images depend on: this file, the colours and the font. */
export function shareSources(): Promise<Buffer[]> {
  return Promise.all(
    ['src/lib/metadata/render-share-image.ts', 'src/styles/tokens.css', fontFile].map((file) => readFile(file)),
  );
}

let font: Promise<Font> | undefined;

/** Returns the decompressed display font, cached for all pages. */
function displayFont(): Promise<Font> {
  font ??= Promise.all([import('fontkitten'), readFile(fontFile)]).then(
    ([{ create }, file]) => create(file) as unknown as Font,
  );
  return font;
}

/** Returns the width of a line (em). */
const widthOf = (font: Font, line: string) =>
  font.glyphsForString(line).reduce((sum, { advanceWidth }) => sum + advanceWidth / font.unitsPerEm + letterSpacing, 0);

/** Breaks a text at spaces into lines of at most `maxWidth` (em). A longer word gets a line of its own. */
function breakLines(font: Font, text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(font, longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as possible, of similar length. */
function balancedLines(font: Font, text: string, maxWidth: number): string[] {
  let lines = breakLines(font, text, maxWidth);
  for (let narrower = maxWidth; narrower > 2; narrower -= 0.25) {
    const tried = breakLines(font, text, narrower);
    if (tried.length > lines.length || tried.some((line) => widthOf(font, line) > narrower)) break;
    lines = tried;
  }
  return lines;
}

/** Returns a line of text as SVG paths, so that no font has to be installed. The baseline is at `y`. Sizes in px. */
function outline(font: Font, line: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm;
  let left = x;
  return font
    .glyphsForString(line)
    .map(({ advanceWidth, path }) => {
      const transform = `translate(${left.toFixed(1)} ${y}) scale(${scale} ${-scale})`;
      left += advanceWidth * scale + letterSpacing * size;
      return `<path transform="${transform}" d="${path.toSVG()}"/>`;
    })
    .join('');
}

/**
 * Returns the pixels of a picture that is cropped to the size of a share image. A portrait is cropped to its upper part
 * and placed on the right; its left edge is repeated to the left. Other pictures are cropped to their most detailed
 * part.
 */
async function renderBackground(file: string, isPortrait: boolean): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = shareSize;
  const resized = isPortrait
    ? sharp(file)
        .resize(height, height, { fit: 'cover', position: 'top' })
        .extend({ left: width - height, extendWith: 'copy' })
    : sharp(file).resize(width, height, { fit: 'cover', position: 'attention' });
  return resized.removeAlpha().raw().toBuffer();
}

/** Content of a share image. */
interface ShareOptions {
  title: string;
  agency: string;
  file: string;
  isPortrait: boolean;
}

/**
 * Renders a share image (JPEG): the picture, and a label with the title, a dot and the agency's name. The label is at
 * the lower right, or at the lower left of a portrait.
 */
export async function renderShareImage({ title, agency, file, isPortrait }: ShareOptions): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [font, pixels] = await Promise.all([displayFont(), renderBackground(file, isPortrait)]);
  const { width, height } = shareSize;
  const textWidth = maxLabelWidth - 2 * margin;
  // The largest font size (px) at which the title fits into two lines.
  const size =
    [96, 84, 72, 64].find((candidate) => {
      const lines = breakLines(font, title, textWidth / candidate);
      return lines.length <= 2 && lines.every((line) => widthOf(font, line) <= textWidth / candidate);
    }) ?? 60;
  const lines = balancedLines(font, title, textWidth / size);
  const label = {
    width: Math.ceil(Math.max(5, ...lines.map((line) => widthOf(font, line))) * size) + 2 * margin,
    height: Math.ceil(lines.length * size * lineHeight) + 2 * margin + nameHeight,
  };
  const nameBaseline = label.height - margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${label.width}" height="${label.height}">
    <rect width="100%" height="100%" fill="${colour('light')}"/>
    <g fill="${colour('dark')}">
      ${lines.map((line, row) => outline(font, line, margin, margin + size * (0.74 + row * lineHeight), size)).join('')}
      ${outline(font, agency, margin + 30, nameBaseline, 28)}
    </g>
    <circle cx="${margin + 10}" cy="${nameBaseline - 10}" r="10" fill="${colour('accent')}"/>
  </svg>`;
  return (
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(svg), left: isPortrait ? 0 : width - label.width, top: height - label.height }])
      // Files are as small as with `mozjpeg: true`, in a third of the time.
      .jpeg({ quality: 80, progressive: true, quantisationTable: 3 })
      .toBuffer()
  );
}
