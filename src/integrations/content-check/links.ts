import { sources } from '../../content/sources.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { Key } from './document.ts';
import type { Entry, Ids } from './entries.ts';
import { markdownNodes } from './markdown.ts';
import { type Mistake, mistake } from './mistake.ts';
import type { PagePaths } from './page-paths.ts';
import { schemaAt } from './schema.ts';

/** Returns the broken references and dead links of an entry. */
export function referencesOf(entry: Entry, ids: Ids, paths: PagePaths): Mistake[] {
  const { file, schema, data, path, document } = entry;
  return [...textsOf(data)].flatMap(([field, value]) => {
    const meta = schemaAt(schema, field)?.meta();
    const fieldPath = [...path, ...field];
    const collection = meta?.entryOf as string | undefined;
    const entryIds = collection && ids[collection];
    if (entryIds && !entryIds.includes(value)) {
      const source = sources[collection as keyof typeof sources];
      return [
        mistake(
          file,
          document,
          fieldPath,
          `src/content/${source.path} has no entry called "${value}"${didYouMean(value, entryIds)}`,
        ),
      ];
    }
    if (meta?.pagePath && value.startsWith('/') && !paths.has(value))
      return [mistake(file, document, fieldPath, deadLink(value, paths))];
    return [];
  });
}

/** Returns dead links, and pictures in a post's text. */
export function linksOf(file: string, text: string, paths: PagePaths): Mistake[] {
  return [...markdownNodes(text)].flatMap(({ type, url = '', position }) => {
    const line = position?.start.line ?? 1;
    if (type === 'image')
      return [
        { file, line, reason: `holds a picture (${url}); a post's pictures are listed under "figures" at its head` },
      ];
    if (!['link', 'definition'].includes(type) || /^(https?|mailto|tel):/i.test(url)) return [];
    if (!url.startsWith('/'))
      return [{ file, line, reason: `leads to "${url}"; a page of this site starts with /, another with https://` }];
    return paths.has(url) ? [] : [{ file, line, reason: deadLink(url, paths) }];
  });
}

const deadLink = (url: string, paths: PagePaths) =>
  `leads to ${url}, which is no page of this site${didYouMean(url, paths.all)}`;

/** Yields every text in a piece of data, with its path. */
function* textsOf(data: unknown, path: Key[] = []): Generator<[Key[], string]> {
  if (typeof data === 'string') yield [path, data];
  else if (Array.isArray(data)) for (const [at, value] of data.entries()) yield* textsOf(value, [...path, at]);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) yield* textsOf(value, [...path, key]);
}
