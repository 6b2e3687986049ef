import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { MistakeInFile } from './mistake.ts';
import { unsafeReason } from './unsafe.ts';

/** A key of an object or an index of a list. */
export type Key = string | number;

/** A parsed YAML file: its data, its errors, and the line of every node. */
export interface YamlDocument {
  data: unknown;
  mistakes: MistakeInFile[];
  /** Returns the line of the node at a path, or of its nearest existing ancestor. */
  lineOf(path: readonly Key[]): number;
}

/** Advice on errors of YAML's parser, by their codes. */
const hints: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: ': put a text with a colon in quotes',
  TAB_AS_INDENT: ': indent with spaces',
};

/** Parses YAML that begins on `firstLine` of its file. */
export function parseYaml(text: string, firstLine = 1): YamlDocument {
  const lines = new LineCounter();
  // Astro parses dates in YAML as Date objects, so the check does, too.
  const document = parseDocument(text, { lineCounter: lines, customTags: ['timestamp'], prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1;
  const mistakes = document.errors.map(({ code, message, pos: [start] }) => ({
    line: lineAt(start),
    reason: `${message}${hints[code] ?? ''}`,
  }));
  visit(document, {
    Scalar(_, { comment, range, type, value }) {
      const line = lineAt(range?.[0] ?? 0);
      // YAML reads "We are #1" as "We are" with a comment. Comments of ours have a space after the "#".
      if (type === 'PLAIN' && comment && !/^\s/.test(comment))
        mistakes.push({ line, reason: 'has a "#" after a space: put the text in quotes' });
      const reason = typeof value === 'string' && unsafeReason(value);
      if (reason) mistakes.push({ line, reason });
    },
  });

  const lineOf = (path: readonly Key[]): number => {
    if (path.length === 0) return firstLine;
    const last = path.at(-1);
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === String(last));
    const node = pair ? pair.key : document.getIn(path, true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    return range ? lineAt(range[0]) : lineOf(path.slice(0, -1));
  };
  return { data: mistakes.length > 0 ? undefined : document.toJS(), mistakes, lineOf };
}
