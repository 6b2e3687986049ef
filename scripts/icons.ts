/** Creates all icons of the site from src/assets/icon.svg and the colours in src/styles/tokens.css: `npm run icons`. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { accentErrors, withAccent } from '../src/styles/accent-shades.ts';
import { readTokens } from '../src/styles/read-tokens.ts';

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
  const scene = svg('0 0 512 512', group('scene'));
  return new Map<string, string | Buffer>([
    ['favicon.svg', `${mark}\n`],
    ['favicon.png', await png(mark, 48)],
    ['apple-touch-icon.png', await png(scene, 180)],
    ['icon-512.png', await png(scene, 512)],
  ]);
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
