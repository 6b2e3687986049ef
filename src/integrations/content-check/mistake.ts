import type { Key, YamlDocument } from './document.ts';

/** A mistake in the content. */
export interface Mistake {
  /** Path in src/content. */
  file: string;
  line: number;
  /** Path in the file's data, joined by dots: `falaj.picture`. */
  field?: string | undefined;
  /** The value that was found and the values that are allowed. */
  reason: string;
}

/** A mistake without the name of its file, which the caller adds. */
export type MistakeInFile = Pick<Mistake, 'line' | 'reason'>;

/** Returns a mistake at a path of an entry's file. */
export const mistake = (file: string, document: YamlDocument, path: Key[], reason: string): Mistake => ({
  file,
  line: document.lineOf(path),
  field: path.join('.'),
  reason,
});

/** Formats mistakes, one per line, in the order of the files. */
export function formatMistakes(mistakes: Mistake[]): string {
  const lines = mistakes.map(({ file, line, field, reason }) =>
    [`src/content/${file}:${line}`, field, reason].filter(Boolean).join('  '),
  );
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  return `${count} in the content:\n\n${lines.join('\n')}\n`;
}
