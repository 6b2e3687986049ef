import type { z } from 'astro/zod';
import { didYouMean } from '../../lib/did-you-mean.ts';

type Issue = z.core.$ZodIssue;

/**
 * Returns Zod's message about a value, with a hint where a word is misspelt or YAML reads the value as another type.
 * `fields` are those of the object at the issue's path.
 */
export function reasonFor(issue: Issue, value: unknown, fields: string[]): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.message + didYouMean(issue.keys[0], fields);
    case 'invalid_type':
      return issue.message + hint(value, issue.expected);
    case 'invalid_value':
      return issue.message + didYouMean(value, issue.values.map(String));
    case 'invalid_key':
      return `${issue.message}: ${issue.issues.map(({ message }) => message).join(', ')}`;
    default:
      return issue.message;
  }
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10);

/** Returns how to correct a value that YAML reads as another type than the expected one. */
function hint(value: unknown, expected: string): string {
  if (expected === 'string' && value instanceof Date) return `: quote the date, "${isoDate(value)}"`;
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value)) return `: put it in quotes, "${value}"`;
  // In a list, YAML reads `- one: two` as an object.
  if (expected === 'string' && typeof value === 'object' && value && !Array.isArray(value))
    return ': put a text with a colon in quotes';
  if (expected === 'array' && typeof value === 'string') return ': begin its lines with "- "';
  if (['number', 'int'].includes(expected) && typeof value === 'string' && Number(value)) return ': remove its quotes';
  return '';
}
