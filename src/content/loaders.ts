import { basename } from 'node:path';
import { file, glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import type { Source } from './sources.ts';

/** Loads the entries of a source. The content check has already reported their mistakes. */
export function loaderOf({ kind, path }: Source): Loader {
  if (kind === 'folder') {
    const [folder, pattern] = path.split('/') as [string, string];
    // The file name is the last part of the URL, even if the front matter contains a slug.
    return glob({ base: `src/content/${folder}`, pattern, generateId: ({ entry }) => entry.replace(/\.\w+$/, '') });
  }
  const parser = (text: string) => {
    if (kind === 'page') return { [basename(path, '.yaml')]: parse(text) };
    const entries = Object.entries<object>(parse(text));
    return Object.fromEntries(entries.map(([id, data], order) => [id, kind === 'list' ? { ...data, order } : data]));
  };
  return file(`src/content/${path}`, { parser });
}
