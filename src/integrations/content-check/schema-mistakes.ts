import type { z } from 'astro/zod';
import type { Key } from './document.ts';
import type { Entry } from './entries.ts';
import { type Mistake, mistake } from './mistake.ts';
import { reasonFor } from './reasons.ts';
import { fieldsOf, schemaAt } from './schema.ts';

/** Returns the schema errors of an entry: unknown or missing fields, wrong types, wrong counts. */
export function schemaMistakes({ file, schema, data, path, document }: Entry): Mistake[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap(closestIssues).map((issue) => {
    const issuePath = issue.path as Key[];
    const fieldPath = issue.code === 'unrecognized_keys' ? [...issuePath, issue.keys[0]!] : issuePath;
    return mistake(
      file,
      document,
      [...path, ...fieldPath],
      reasonFor(issue, valueAt(data, issuePath), fieldsOf(schemaAt(schema, issuePath))),
    );
  });
}

/** Returns an issue itself or, for a union, the issues of the member that the value matches best. */
function closestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest] = [...issue.errors].sort((a, b) => countIssues(a) - countIssues(b));
  return closest!.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(closestIssues);
}

/** Counts the issues of a union member. Unknown fields count twice. */
const countIssues = (issues: z.core.$ZodIssue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 2 * issue.keys.length : 1), 0);

const valueAt = (data: unknown, path: Key[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<Key, unknown> | undefined)?.[key], data);
