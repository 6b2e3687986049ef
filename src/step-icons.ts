import { readdirSync } from 'node:fs';

/** The names of the drawings in src/assets/icons/steps, for the schema of the services. */
export const stepIcons: ReadonlySet<string> = new Set(
  readdirSync('src/assets/icons/steps').map((file) => file.replace(/\.svg$/, '')),
);
