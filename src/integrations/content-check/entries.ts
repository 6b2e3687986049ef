import { basename } from 'node:path';
import type { z } from 'astro/zod';
import type { ContentFiles } from '../../content/read-folder.ts';
import { type Source, sources } from '../../content/sources.ts';
import { validName } from '../../lib/media/names.ts';
import { type Key, parseYaml, type YamlDocument } from './document.ts';
import { type Mistake, mistake } from './mistake.ts';

/** An entry of a collection: its id, its data and their place in the file. */
export interface Entry {
  file: string;
  collection: keyof typeof sources;
  schema: z.ZodType;
  id: string;
  data: unknown;
  path: Key[];
  document: YamlDocument;
}

const frontMatter = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** Returns the files of a source, and a mistake for a missing one and for each with an invalid name. */
export function filesOf(
  { kind, path }: Source,
  all: ContentFiles,
  texts: Map<string, string>,
): { files: string[]; mistakes: Mistake[] } {
  if (kind !== 'folder') {
    if (texts.has(path)) return { files: [path], mistakes: [] };
    return { files: [], mistakes: all.has(path) ? [] : [{ file: path, line: 1, reason: 'is missing' }] };
  }
  const [folder, pattern] = path.split('/') as [string, string];
  const inFolder = [...texts.keys()].filter((file) => file.startsWith(`${folder}/`));
  const ending = pattern.slice(1);
  const isValid = (file: string) =>
    file.endsWith(ending) && validName.test(basename(file, ending)) && file.split('/').length === 2;
  const reason = `has an invalid name; use ${folder}/small-words-and-hyphens${ending}`;
  return {
    files: inFolder.filter(isValid),
    mistakes: inFolder.filter((file) => !isValid(file)).map((file) => ({ file, line: 1, reason })),
  };
}

/** Returns the entries of a file and the mistakes in it; no entries if it cannot be read. */
export function entriesOf(
  file: string,
  text: string,
  collection: keyof typeof sources,
  { kind, schema }: Source,
): { entries: Entry[]; mistakes: Mistake[] } {
  const unreadable = (...mistakes: Mistake[]) => ({ entries: [], mistakes });
  const front = file.endsWith('.md') ? frontMatter.exec(text)?.[1] : text;
  if (front === undefined)
    return unreadable({
      file,
      line: 1,
      reason: 'has no front matter: it begins with ---, the fields, and --- again',
    });
  const document = parseYaml(front, file.endsWith('.md') ? 2 : 1);
  if (document.mistakes.length > 0) return unreadable(...document.mistakes.map((found) => ({ file, ...found })));
  const entry = (id: string, data: unknown, path: Key[]): Entry => ({
    file,
    collection,
    schema,
    id,
    data,
    path,
    document,
  });
  if (kind === 'page' || kind === 'folder') return { entries: [entry(idOf(file), document.data, [])], mistakes: [] };
  if (typeof document.data !== 'object' || document.data === null || Array.isArray(document.data))
    return unreadable({
      file,
      line: 1,
      reason: 'is no list of named entries: each begins with its name and a colon',
    });
  const named = Object.entries(document.data);
  return {
    entries: named.map(([id, data]) => entry(id, data, [id])),
    mistakes: named
      .filter(([id]) => !validName.test(id))
      .map(([id]) => mistake(file, document, [id], 'is no name for an entry: small letters, digits and hyphens')),
  };
}

/** Ids of each collection, or undefined for a collection whose file cannot be read. */
export type Ids = Readonly<Record<string, readonly string[] | undefined>>;

/** Returns the ids of all collections. */
export function idsByCollection(entries: Entry[], files: ContentFiles): Ids {
  const ids = (collection: string, { kind, path }: Source) => {
    if (kind !== 'folder') {
      const found = entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
      return found.length > 0 ? found : undefined;
    }
    const folder = path.replace(/\*.*/, '');
    return [...files.keys()].filter((file) => file.startsWith(folder)).map(idOf);
  };
  return Object.fromEntries(
    Object.entries(sources).map(([collection, source]) => [collection, ids(collection, source)]),
  );
}

const idOf = (file: string) => basename(file).replace(/\.\w+$/, '');
