// Converts a render (masters/NAME.png, 16 bits, about 30 MB) to the master that is committed (masters/NAME.avif).
//
//   node artwork/encode-master.mjs NAME ...
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const masters = fileURLToPath(new URL('masters/', import.meta.url));

for (const name of process.argv.slice(2)) {
  const part = `${masters}${name}.part`;
  await sharp(`${masters}${name}.png`)
    .toColourspace('rgb16')
    .avif({ quality: 85, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 10 })
    .toFile(part);
  await rename(part, `${masters}${name}.avif`);
}
