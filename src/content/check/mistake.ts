/** Something in the content that is not right. */
export interface Mistake {
  /** Path in src/content. */
  file: string;
  line: number;
  /** Where in the file's data, as keys joined by dots: `falaj.picture`. */
  field?: string | undefined;
  /** What was found and what would be right. */
  reason: string;
}

/** Mistakes as a person reads them, a line each, in the order of the files. */
export function told(mistakes: Mistake[]): string {
  const lines = mistakes.map(({ file, line, field, reason }) =>
    [`src/content/${file}:${line}`, field, reason].filter(Boolean).join('  '),
  );
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  return `${count} in the content:\n\n${lines.join('\n')}\n`;
}
