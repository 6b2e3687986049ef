import { z } from 'zod';
import { agency } from './agency.ts';
import { readYaml } from './read-yaml.ts';
import { messagesSchema } from './schemas/messages.ts';
import { replaceVariables } from './variables.ts';

/**
 * Messages of messages.yaml for the server, and for files that are built without Astro. Pages use `getMessages`, which
 * reads the same file from a collection, so that a development server notices changes.
 */
export const siteMessages = read();

function read() {
  const { data, error } = messagesSchema.safeParse(replaceVariables(readYaml('messages.yaml')));
  if (!data) throw new Error(`src/content/messages.yaml:\n${z.prettifyError(error)}`);
  return { ...data, locale: agency.locale };
}
