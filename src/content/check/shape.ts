import type { z } from 'astro/zod';
import type { Key } from './document.ts';
import { type Entry, mistake } from './entries.ts';
import type { Mistake } from './mistake.ts';
import { reasonFor } from './reasons.ts';
import { fieldsOf, schemaAt } from './schema.ts';

/** What is wrong with the shape of an entry: fields, kinds, amounts. */
export function shapeOf({ file, schema, data, path, document }: Entry): Mistake[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap(nearest).flatMap((issue) => {
    const at = issue.path as Key[];
    const here = [...path, ...at];
    const fields = fieldsOf(schemaAt(schema, at));
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        mistake(file, document, [...here, key], reasonFor({ ...issue, keys: [key] }, undefined, fields)),
      );
    return [mistake(file, document, here, reasonFor(issue, valueAt(data, at), fields))];
  });
}

/** Of the shapes that a value could have, the issues of the one it comes nearest to. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest] = [...issue.errors].sort((a, b) => weight(a) - weight(b));
  return closest!.map((one) => ({ ...one, path: [...issue.path, ...one.path] })).flatMap(nearest);
}

/** A field that a shape does not know counts for more than one that is missing. */
const weight = (issues: z.core.$ZodIssue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 2 * issue.keys.length : 1), 0);

const valueAt = (data: unknown, path: Key[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<Key, unknown> | undefined)?.[key], data);
