import * as z from 'zod';

/** The placeholders of a text, in the order in which they stand. */
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!);

/** A text that holds exactly these placeholders, each once or more. */
export function template(...names: string[]) {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const found = placeholdersOf(text);
      const missing = names.filter((name) => !found.includes(name));
      const unknown = found.filter((name) => !names.includes(name));
      for (const name of missing) context.addIssue({ code: 'custom', message: `{${name}} has to stand in "${text}"` });
      for (const name of unknown) context.addIssue({ code: 'custom', message: `nothing is put in for {${name}}` });
    });
}
