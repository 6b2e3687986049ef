import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

/** Says what is wrong with a value and what would be right. `fields`: what the object at the issue's path takes. */
export function reasonFor(issue: Issue, value: unknown, fields: string[]): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return `is missing; it takes ${kindOf(issue.expected)}`;
      return `${found(value)}; it takes ${kindOf(issue.expected)}${hint(value, issue.expected)}`;
    case 'invalid_value':
      return `${found(value)}; it is one of ${issue.values.join(', ')}${meant(value, issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `is no field here${meant(issue.keys[0], fields)}; there are ${fields.join(', ')}`;
    case 'invalid_key':
      return `is no name here; ${issue.issues.map(({ message }) => message).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return amount(issue, value);
    case 'invalid_format':
      return format(issue, value);
    default:
      return issue.message;
  }
}

function amount(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): string {
  const least = issue.code === 'too_small';
  const bound = Number(least ? issue.minimum : issue.maximum);
  const rule = `${issue.exact ? 'exactly' : least ? 'at least' : 'at most'} ${bound}`;
  if (Array.isArray(value)) return `holds ${value.length}; it takes ${rule}`;
  if (typeof value === 'string') return `has ${value.length} characters; it takes ${rule}`;
  return `${found(value)}; it is ${rule}`;
}

const formats: Record<string, string> = {
  email: 'no e-mail address',
  url: 'no web address; one starts with https://',
  date: 'no date; one is written "2026-03-20", in quotes',
};

function format(issue: Extract<Issue, { code: 'invalid_format' }>, value: unknown): string {
  if (typeof value === 'string' && value.trim() === '') return 'is empty';
  return formats[issue.format]
    ? `${found(value)}, which is ${formats[issue.format]}`
    : `${found(value)}: ${issue.message}`;
}

/** What stands there, as the author wrote it. */
function found(value: unknown): string {
  if (value === null) return 'is empty';
  if (value instanceof Date) return `is read as the date ${isoDate(value)}`;
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  return `is ${typeof value === 'string' ? JSON.stringify(shortened(value)) : String(value)}`;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
const isoDate = (date: Date) => date.toISOString().slice(0, 10);

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
};
const kindOf = (expected: string) => kinds[expected] ?? expected;

/** How to write what was meant as text and is read as something else, or the other way round. */
function hint(value: unknown, expected: string): string {
  if (expected === 'string' && value instanceof Date) return `: quote the date, "${isoDate(value)}"`;
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value)) return `: put it in quotes, "${value}"`;
  if (expected === 'array' && typeof value === 'string') return ': begin its lines with "- "';
  if (['number', 'int'].includes(expected) && typeof value === 'string' && Number(value))
    return ': take its quotes away';
  return '';
}

/** Offers the word that was likely meant. */
export function meant(word: unknown, words: readonly string[]): string {
  if (typeof word !== 'string') return '';
  const near = words.map((one) => ({ one, far: distance(word, one) })).sort((a, b) => a.far - b.far)[0];
  return near && near.far <= Math.max(1, word.length / 3) ? `; did you mean "${near.one}"?` : '';
}

/** How many letters two words differ by (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
