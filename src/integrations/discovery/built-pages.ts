import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Metadata in the head of a built page. */
export interface BuiltPage {
  /** Its canonical URL. */
  url: string;
  title: string;
  description: string;
  /** Date of the last change, if the page states it. */
  changed?: string | undefined;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  '#34': '"',
  '#38': '&',
};
const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);

/** Reads the head of a page. Returns undefined if it has no canonical URL or is not indexable. */
export function readHead(html: string): BuiltPage | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const find = (pattern: RegExp) => decode(pattern.exec(head)?.[1] ?? '');
  const url = find(/<link rel="canonical" href="([^"]+)"/);
  if (!url || /<meta name="robots" content="noindex"/.test(head)) return undefined;
  return {
    url,
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    changed:
      find(/<meta property="article:modified_time" content="([^"]*)"/) ||
      find(/<meta property="article:published_time" content="([^"]*)"/) ||
      undefined,
  };
}

/** Returns the indexable pages in the build's folder, by their URLs. */
export async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map(async (name) => readHead(await readFile(join(folder, name), 'utf8'))));
  return pages.filter((page) => page !== undefined).sort((a, b) => (a.url < b.url ? -1 : 1));
}
