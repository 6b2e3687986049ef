import { getEntry } from 'astro:content';

/** Data of the agency: src/content/site.yaml. */
export type Agency = Awaited<ReturnType<typeof getAgency>>;

/** Reads the agency's settings. */
export async function getAgency() {
  const entry = await getEntry('site', 'agency');
  if (!entry) throw new Error('src/content/site.yaml has no entry called "agency"');
  return entry.data;
}
