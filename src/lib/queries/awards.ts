import { getInOrder } from './entries.ts';

/** One entry of the timeline (docs/spec.md, section 3). */
export type Award = Awaited<ReturnType<typeof getAwards>>[number];

/** Returns the awards in their order. */
export async function getAwards() {
  return (await getInOrder('awards')).map(({ data }) => data);
}
