import { getEntry } from 'astro:content';

/** Data of the agency: src/content/site.yaml. */
export type Site = Awaited<ReturnType<typeof getSite>>;

/** Reads the agency's settings. */
export async function getSite() {
  const entry = await getEntry('site', 'agency');
  if (!entry) throw new Error('src/content/site.yaml has no entry called "agency"');
  return entry.data;
}
