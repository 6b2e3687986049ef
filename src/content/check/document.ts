import { isMap, LineCounter, parseDocument } from 'yaml';

/** A key of an object or a place in a list. */
export type Key = string | number;

/** YAML as it stands in a file: its data, its faults, and the line of everything in it. */
export interface YamlDocument {
  data: unknown;
  faults: { line: number; reason: string }[];
  /** The line of what stands at a path, or of the nearest thing above it that is there. */
  lineOf(path: readonly Key[]): number;
}

/** Reads YAML that begins on `firstLine` of its file. */
export function readYaml(text: string, firstLine = 1): YamlDocument {
  const lines = new LineCounter();
  // Astro reads dates as dates, so they are to be seen here, too.
  const document = parseDocument(text, { lineCounter: lines, customTags: ['timestamp'], prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1;
  const faults = document.errors.map(({ message, pos: [start] }) => ({ line: lineAt(start), reason: message }));

  const lineOf = (path: readonly Key[]): number => {
    if (path.length === 0) return firstLine;
    const last = path.at(-1);
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === String(last));
    const node = pair ? pair.key : document.getIn(path, true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    return range ? lineAt(range[0]) : lineOf(path.slice(0, -1));
  };
  return { data: faults.length > 0 ? undefined : document.toJS(), faults, lineOf };
}
