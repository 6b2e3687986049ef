import type { ContentFiles } from '../../content/read-folder.ts';
import { type Source, sources } from '../../content/sources.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { ownPictureNames } from '../../lib/media/names.ts';
import { type Entry, entriesOf, filesOf, idsByCollection } from './entries.ts';
import { linksOf, referencesOf } from './links.ts';
import type { Mistake } from './mistake.ts';
import { pagePaths } from './page-paths.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { unsafeInMarkdown } from './unsafe.ts';

/** Returns all mistakes in the content, by file. */
export function checkContent(files: ContentFiles): Mistake[] {
  const mistakes: Mistake[] = [];
  const texts = new Map<string, string>();
  for (const [file, bytes] of files) {
    const text = decodeUtf8(bytes);
    if (typeof text === 'string') texts.set(file, text.replaceAll('\r\n', '\n'));
    else mistakes.push({ file, line: text.line, reason: 'is not UTF-8; save it as UTF-8' });
  }

  const paths = Object.values<Source>(sources).map(({ path }) => path);
  for (const file of texts.keys())
    if (!paths.some((path) => path === file || path.replace(/\*.*/, '') === file.replace(/[^/]*$/, '')))
      mistakes.push({ file, line: 1, reason: `is not used${didYouMean(file, paths)}` });

  const entries: Entry[] = [];
  for (const [collection, source] of Object.entries(sources) as [keyof typeof sources, Source][]) {
    const found = filesOf(source, files, texts);
    mistakes.push(...found.mistakes);
    for (const file of found.files) {
      const read = entriesOf(file, texts.get(file)!, collection, source);
      entries.push(...read.entries);
      mistakes.push(...read.mistakes);
    }
  }

  const ids = idsByCollection(entries, files);
  const sitePaths = pagePaths(ids);
  for (const entry of entries) mistakes.push(...schemaMistakes(entry), ...referencesOf(entry, ids, sitePaths));
  for (const [file, text] of texts)
    if (file.endsWith('.md')) {
      mistakes.push(...unsafeInMarkdown(text).map((unsafe) => ({ file, ...unsafe })));
      mistakes.push(...linksOf(file, text, sitePaths));
    }

  for (const name of ownPictureNames)
    if (ids.pictures && !ids.pictures.includes(name)) mistakes.push(withoutText(name));

  const order = [...files.keys()];
  return mistakes.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line);
}

const withoutText = (name: string): Mistake => ({
  file: 'pictures.yaml',
  line: 1,
  reason: `has no text for the photograph "${name}"; add a line, ${name}: "What somebody would say it shows"`,
});

/** Decodes UTF-8, or returns the line of the first invalid byte. */
function decodeUtf8(bytes: Uint8Array): string | { line: number } {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = new TextDecoder().decode(bytes).split('\uFFFD')[0]!;
    return { line: before.split('\n').length };
  }
}
