// Encodes the files of cut.py for the site: FOLDER/{sphere,dune-alone,foreground}-{wide,tall}.png to src/assets/sphere/.
//
//   node artwork/sphere/encode.mjs FOLDER
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const site = fileURLToPath(new URL('../../src/assets/sphere/', import.meta.url));
const [folder = '.'] = process.argv.slice(2);

for (const kind of ['wide', 'tall'])
  for (const [part, quality] of [
    ['sphere', 62],
    ['dune-alone', 58],
    ['foreground', 58],
  ])
    await sharp(join(folder, `${part}-${kind}.png`))
      .toColourspace('rgb16')
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0', bitdepth: 10 })
      .toFile(join(site, `${part}-${kind}.avif`));
