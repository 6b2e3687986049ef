// biome-ignore lint/suspicious/noExplicitAny: read back from the files that report.ts wrote
export type Read = any;

const row = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
/** A table in Markdown. */
export const table = (head: string[], rows: unknown[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
/** When and where something was measured. */
export const machine = ({ date, cores, load }: Read) =>
  `Measured ${date} on ${cores} cores, load average ${load} at the end.`;
