import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { cached } from '../../lib/build/build-cache.ts';
import { pictureFile } from '../../lib/media/pictures.ts';
import { renderShareImage, shareSources } from '../../lib/metadata/render-share-image.ts';
import { type ShareImage, shareImages } from '../../lib/metadata/share-images.ts';
import { getAgency } from '../../lib/queries/agency.ts';

/** Returns the path of each page's share image. */
export const getStaticPaths = (async () =>
  [...(await shareImages())].map(([path, image]) => ({
    params: { page: path === '/' ? 'home' : path.slice(1) },
    props: image,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<ShareImage> = async ({ props: { title, picture, isPortrait = false } }) => {
  const { name: agency } = await getAgency();
  const file = pictureFile(picture, 1150);
  const parts = [await readFile(file), title, agency, String(isPortrait), ...(await shareSources())];
  const jpeg = await cached(parts, () => renderShareImage({ title, agency, file, isPortrait }));
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
};
