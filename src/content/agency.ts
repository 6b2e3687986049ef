import { readYaml } from './read-yaml.ts';

/** The agency's settings that are needed before any content is checked; src/content/schemas/site.ts checks them. */
interface AgencySettings {
  name: string;
  /** District and city, as in "Business Bay, Dubai". */
  place: string;
  city: string;
  locale: string;
  timeZone: string;
  /** Missing if site.yaml has a mistake, which the content check reports. */
  sectors?: string[];
}

/** The settings of the agency in site.yaml, for schemas and the server. */
export const { agency } = readYaml('site.yaml') as { agency: AgencySettings };
