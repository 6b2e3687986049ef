import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentEntries, posts, projects, team } from '../helpers/content.ts';

const root = 'dist/client';

/** Returns the pictures that the main part of a built page shows, by their names. */
function picturesOf(html: string): Set<string> {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const shown = [...main.matchAll(/<(?:img|source|video)\s[^>]*>/g)].map(([tag]) => tag).join('\n');
  return new Set([...shown.matchAll(/\/_astro\/([a-z0-9-]+)-(?:\d+|fallback)\./g)].map(([, name]) => name!));
}

test('no picture is on more than three pages', () => {
  const pages = Map.groupBy(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [...picturesOf(readFileSync(join(root, file), 'utf8'))].map((name) => ({ file, name }))),
    ({ name }) => name,
  );
  // Guards against a pattern that matches nothing.
  expect(pages.size).toBeGreaterThan(projects.length);

  // Portraits may be on every page that names the person. The menu is outside `main`, and hover pictures are an
  // attribute (`data-hover-picture`), so neither is counted.
  const people = [
    ...team.map(({ picture }) => picture),
    ...contentEntries('testimonials').map(({ thumbnail }) => thumbnail),
  ];
  // An entry without `pictureOn` is shown with its only picture on every page that lists it.
  const plain = [...projects, ...posts].filter(({ pictureOn }) => Object.keys(pictureOn).length === 0);
  const listedByTheirOwn = plain.map((entry) => ('figures' in entry ? entry.figures[0].picture : entry.picture));
  const excepted = new Set([...people, ...listedByTheirOwn]);

  const tooMany = [...pages].filter(([name, where]) => where.length > 3 && !excepted.has(name));
  expect(tooMany.map(([name, where]) => `${name}: ${where.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
