/** What an island sends to its `astro-island` element once its controls answer; see islands/use-awake.ts. */
export const awakeEvent = 'island:awake';
