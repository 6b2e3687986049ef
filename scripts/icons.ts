/** Creates all icons of the site from src/assets/icon.svg and the colours in src/styles/tokens.css: `npm run icons`. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { accentErrors, withAccent } from '../src/styles/accent-shades.ts';
import { readTokens } from '../src/styles/read-tokens.ts';

/** Sizes (px) of the PNG icons by file name. */
const pngIcons = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

/** Returns the icons by their file names in public/. */
export async function icons(drawing: string, css: string): Promise<Map<string, string | Buffer>> {
  const tokens = readTokens(withAccent(css), 'light');
  const coloured = drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = tokens.get(name);
    if (!colour) throw new Error(`src/assets/icon.svg: src/styles/tokens.css has no colour "--${name}"`);
    return colour;
  });
  const group = (id: string) => {
    const [, inside] = new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`, 's').exec(coloured) ?? [];
    if (!inside) throw new Error(`src/assets/icon.svg has no group "${id}"`);
    return inside.trim();
  };
  const svg = (viewBox: string, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
  const png = (source: string, size: number) =>
    sharp(Buffer.from(source), { density: 300 }).resize(size, size).png({ palette: true }).toBuffer();

  const mark = svg('0 0 32 32', group('mark'));
  const files = new Map<string, string | Buffer>([
    ['favicon.svg', `${mark}\n`],
    ['favicon.ico', ico(await Promise.all([16, 32].map(async (size) => ({ size, png: await png(mark, size) }))))],
  ]);
  const scene = svg('0 0 512 512', group('scene'));
  for (const [file, size] of Object.entries(pngIcons)) files.set(file, await png(scene, size));
  return files;
}

/** Returns an ICO file: a header, an entry for each picture, and the pictures as PNG. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

if (import.meta.main) {
  const [drawing, css] = await Promise.all(
    ['src/assets/icon.svg', 'src/styles/tokens.css'].map((file) => readFile(file, 'utf8')),
  );
  const errors = accentErrors(css!);
  if (errors.length > 0) {
    console.error(`src/styles/tokens.css: ${errors.join('\n')}`);
    process.exit(1);
  }
  for (const [file, content] of await icons(drawing!, css!)) await writeFile(`public/${file}`, content);
}
