import { getInOrder } from './entries.ts';

/** One entry of the timeline (docs/spec.md, section 3). */
export type Award = Awaited<ReturnType<typeof getAwards>>[number];

/** Returns the awards in their order. They are props of an island, so `order` is left out of the page. */
export async function getAwards() {
  return (await getInOrder('awards')).map(({ data: { order: _, ...award } }) => award);
}

/** A skill (docs/spec.md, section 9). */
export type Skill = Awaited<ReturnType<typeof getSkills>>[number];

/** Returns the skills, which are in per cent. */
export async function getSkills() {
  return (await getInOrder('skills')).map(({ data }) => data);
}

/** Returns the stops of the résumé, first to last. */
export async function getResume() {
  return (await getInOrder('resume')).map(({ data }) => data);
}
