import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UserError } from '../lib/user-error.ts';

/** The agency's settings that are needed before any content is checked; src/content/schemas/site.ts checks them. */
interface AgencySettings {
  name: string;
  /** District and city, as in "Business Bay, Dubai". */
  place: string;
  city: string;
  locale: string;
  timeZone: string;
  sectors: string[];
}

/** Reads a YAML file of this folder. */
export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  } catch (error) {
    throw new UserError(`src/content/${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** The settings of the agency in site.yaml, for schemas and the server. */
export const { agency } = readYaml('site.yaml') as { agency: AgencySettings };
