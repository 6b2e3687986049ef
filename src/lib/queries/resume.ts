import { getInOrder } from './entries.ts';

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
