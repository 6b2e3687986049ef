import { readdirSync } from 'node:fs';
import { capitalise } from '../lib/letter-case.ts';
import { agency } from './agency.ts';
import { readYaml } from './read-yaml.ts';

/** Returns the number of entries in a file of this folder; 0 if it cannot be read, which the content check reports. */
function entriesIn(file: string): number {
  try {
    return Object.keys(readYaml(file) ?? {}).length;
  } catch {
    return 0;
  }
}

/** Returns the number of YAML files in a folder of this folder. */
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith('.yaml')).length;

/** Lists whose length texts may contain: `<services>` becomes "fifteen" and `<Services>` "Fifteen". */
const counts = {
  services: entriesIn('services.yaml'),
  sectors: agency.sectors?.length ?? 0,
  projects: entriesIn('projects.yaml'),
  studies: filesIn('case-studies'),
  members: entriesIn('team.yaml'),
  questions: entriesIn('faq.yaml'),
  slides: entriesIn('showcase-slides.yaml'),
  films: entriesIn('video-slides.yaml'),
};

const { numberWords = [] } = readYaml('messages.yaml') as { numberWords?: string[] };

const countWords = Object.entries(counts).flatMap(([list, count]) => {
  const word = numberWords[count] ?? String(count);
  return [
    [list, word],
    [capitalise(list), capitalise(word)],
  ];
});

/** The variables of the YAML files and their values, by name: `<agency>`, `<place>`, `<city>`, `<services>` and so on. */
export const variables: Record<string, string> = {
  agency: agency.name,
  place: agency.place,
  city: agency.city,
  ...Object.fromEntries(countWords),
};

/** Returns the same data with all variables replaced. */
export function replaceVariables(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(/<(\w+)>/g, (tag, name) => variables[name] ?? tag);
  if (Array.isArray(data)) return data.map(replaceVariables);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaceVariables(value)]));
}
