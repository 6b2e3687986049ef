// Writes artwork/contact-sheet.jpg: every picture of the site with its name.
//
//   node artwork/contact-sheet.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const names = Object.keys(JSON.parse(await readFile(at('../src/assets/pictures/manifest.json'), 'utf8')));

const columns = 11;
const cell = { width: 176, height: 186, picture: 150, gap: 10 };
const maxBytes = 500 * 1024;

const rows = Math.ceil(names.length / columns);
const width = columns * (cell.width + cell.gap) + cell.gap;
const height = rows * (cell.height + cell.gap) + cell.gap;

/** Returns the top left corner of a picture's cell (px). */
const place = (index) => ({
  left: cell.gap + (index % columns) * (cell.width + cell.gap),
  top: cell.gap + Math.floor(index / columns) * (cell.height + cell.gap),
});

const pictures = await Promise.all(
  names.map(async (name, index) => {
    const { data, info } = await sharp(at(`../src/assets/pictures/${name}-fallback.jpg`))
      .resize(cell.width, cell.picture, { fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    const { left, top } = place(index);
    return { input: data, left, top: top + cell.picture - info.height };
  }),
);
const labels = names.map((name, index) => {
  const { left, top } = place(index);
  return `<text x="${left}" y="${top + cell.picture + 20}">${name}</text>`;
});
const labelsSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="15" fill="#14161a">${labels.join('')}</svg>`;

const sheet = await sharp({ create: { width, height, channels: 3, background: '#f3f2ee' } })
  .composite([...pictures, { input: Buffer.from(labelsSvg) }])
  .png()
  .toBuffer();
let bytes;
for (let quality = 78; quality >= 40 && !(bytes?.length <= maxBytes); quality -= 6)
  bytes = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer();
if (bytes.length > maxBytes)
  throw new Error(`The sheet has ${bytes.length} bytes; at most ${maxBytes} are allowed. Reduce cell.`);
await writeFile(at('contact-sheet.jpg'), bytes);
console.log(`${names.length} pictures, ${(bytes.length / 1024).toFixed(0)} KiB`);
