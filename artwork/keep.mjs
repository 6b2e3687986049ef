// Keeps a rendered picture for good: masters/NAME.png, 16 bits and some 30 MB, becomes masters/NAME.avif, which is
// committed and from which every width and crop can be made again.
//
//   node artwork/keep.mjs NAME ...
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const masters = fileURLToPath(new URL('masters/', import.meta.url));

for (const name of process.argv.slice(2)) {
  const half = `${masters}${name}.part`;
  await sharp(`${masters}${name}.png`)
    .toColourspace('rgb16')
    .avif({ quality: 85, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 10 })
    .toFile(half);
  await rename(half, `${masters}${name}.avif`);
}
