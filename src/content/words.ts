import { z } from 'zod';
import { agency, named, readContent } from './agency.ts';
import { words as schema } from './schemas/words.ts';

/** The words of words.yaml, for what has no page to get them from: the server and what is written beside the pages. */
export const words = read();

function read() {
  const { data, error } = schema.safeParse(named(readContent('words.yaml')));
  if (!data) throw new Error(`src/content/words.yaml:\n${z.prettifyError(error)}`);
  return { ...data, locale: agency.locale };
}
