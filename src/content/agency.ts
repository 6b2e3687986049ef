import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What must be known of the agency before any content is checked; src/content/schemas/site.ts checks it. */
interface AgencySettings {
  name: string;
  /** Where it is, with its city, and the city alone. */
  place: string;
  city: string;
  locale: string;
  timeZone: string;
}

/** Reads a YAML file of this folder. */
export function readContent(file: string): unknown {
  try {
    return parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  } catch (error) {
    throw new Error(`src/content/${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** The settings of the agency in site.yaml, for schemas and the server. */
export const { agency } = readContent('site.yaml') as { agency: AgencySettings };

/** What a text of the YAML files may say in place of the agency's own name, place and city. */
export const placeholders = { agency: agency.name, place: agency.place, city: agency.city };

/** The same data with what each placeholder (`<agency>`, `<place>`, `<city>`) stands for. */
export function named(data: unknown): unknown {
  if (typeof data === 'string')
    return Object.entries(placeholders).reduce((text, [tag, words]) => text.replaceAll(`<${tag}>`, words), data);
  if (Array.isArray(data)) return data.map(named);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value)]));
}
