// The server reads this file without Astro, so it imports zod itself.
import * as z from 'zod';

/** Returns the placeholders of a text, in order. */
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!);

/** Returns the schema of a text with exactly these placeholders, each at least once. */
export function template(...names: string[]) {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const found = placeholdersOf(text);
      const missing = names.filter((name) => !found.includes(name));
      const unknown = found.filter((name) => !names.includes(name));
      for (const name of missing) context.addIssue({ code: 'custom', message: `"${text}" must contain {${name}}` });
      for (const name of unknown)
        context.addIssue({ code: 'custom', message: `{${name}} is not a placeholder of this text` });
    });
}
