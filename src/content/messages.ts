import { z } from 'zod';
import { agency, readYaml } from './agency.ts';
import { replacePlaceholders } from './placeholders.ts';
import { messages as schema } from './schemas/messages.ts';

/** Messages of messages.yaml for the server and for files that are built without Astro's collections. */
export const messages = read();

function read() {
  const { data, error } = schema.safeParse(replacePlaceholders(readYaml('messages.yaml')));
  if (!data) throw new Error(`src/content/messages.yaml:\n${z.prettifyError(error)}`);
  return { ...data, locale: agency.locale };
}
