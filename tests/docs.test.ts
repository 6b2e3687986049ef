import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';

const guides = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['artwork', 'bench'].map((folder) => `${folder}/README.md`),
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Files that the guides tell their readers to write. */
const examples = new Set([
  'src/content/posts/the-tin-of-tea.md',
  'src/content/pages/careers.yaml',
  'src/content/schemas/pages/careers.ts',
  'src/pages/careers.astro',
  'src/sections/about/Clients.tsx',
]);

const folders = ['src', 'server', 'scripts', 'tests', 'bench', 'artwork', 'deploy', 'docs'];
const files = folders
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`))
  .concat(readdirSync('.'))
  .map((file) => `/${file.replaceAll('\\', '/')}`);

test.each(guides)('every file that %s names exists', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const named = [
    ...text.matchAll(
      /[`(]([\w./[\]-]+\/[\w.[\]-]+\.(?:tsx?|astro|css|ya?ml|mjs|py|html|md|spec)|[\w.-]+\.(?:tsx?|astro|mjs|py))[`)]/g,
    ),
  ].map(([, path]) => path!.replace(/^(\.\.\/)+/, '').replace(/\.spec$/, '.spec.ts'));
  // NAME and FAMILY are placeholders for names that the reader chooses.
  const fixed = named.filter((path) => !/\b(NAME|FAMILY)\.\w+$/.test(path) && !examples.has(path));
  // A file name without folders may be in any folder.
  const starts = ['', `${dirname(guide)}/`];
  const exists = (path: string) =>
    path.includes('/')
      ? starts.some((start) => files.includes(`/${normalize(start + path)}`))
      : files.some((file) => file.endsWith(`/${path}`));
  expect(fixed.filter((path) => !exists(path))).toEqual([]);
});

test('docs/architecture.md can be read in ten minutes: it has at most 2,500 words', () => {
  expect(readFileSync('docs/architecture.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(2500);
});

test('docs/data-attributes.md lists every attribute that two components share', () => {
  const componentsOf = new Map<string, Set<string>>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|astro|css)$/.test(file) || /\.test\.|^styleguide/.test(file)) continue;
    const component = file.replace(/(\.module)?\.\w+$/, '');
    for (const [name] of readFileSync(`src/${file}`, 'utf8').matchAll(/\bdata-[a-z-]*[a-z]\b/g))
      componentsOf.set(name, (componentsOf.get(name) ?? new Set()).add(component));
  }
  const shared = [...componentsOf].filter(([, components]) => components.size > 1).map(([name]) => name);
  const listed = readFileSync('docs/data-attributes.md', 'utf8');
  expect(shared.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});

test('docs/data-attributes.md sorts its rows by their first attribute', () => {
  const text = readFileSync('docs/data-attributes.md', 'utf8');
  const attributes = [...text.matchAll(/^\| `(data-[a-z-]+)`/gm)].map(([, attribute]) => attribute!);
  expect(attributes.length).toBeGreaterThan(20);
  expect(attributes).toEqual(attributes.toSorted());
});

test('docs/data-attributes.md names files that contain the attribute', () => {
  const rows = [...readFileSync('docs/data-attributes.md', 'utf8').matchAll(/^\| (`data-.*?) \|.*\| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.flatMap(([, attributes = '', readers = '']) => {
    const names = [...attributes.matchAll(/`data-([a-z-]+)`/g)].map(([, name]) => name!);
    // A script reads `data-more-step` as `dataset.moreStep`.
    const spellings = names.flatMap((name) => [
      `data-${name}`,
      `dataset.${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}`,
    ]);
    const contains = (file: string) => {
      const text = readFileSync(file, 'utf8');
      return spellings.some((spelling) => text.includes(spelling));
    };
    return [...readers.matchAll(/`([\w./-]+)`/g)]
      .map(([, reader]) => reader!)
      .filter(
        (reader) => !files.some((file) => /\.\w+$/.test(file) && file.includes(`/${reader}`) && contains(`.${file}`)),
      )
      .map((reader) => `${attributes}: ${reader}`);
  });
  expect(wrong).toEqual([]);
});

test('docs/motion.md names every style sheet with keyframes', () => {
  const animated = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && readFileSync(`src/${file}`, 'utf8').includes('@keyframes'))
    .map((file) => file.replaceAll('\\', '/'));
  expect(animated.length).toBeGreaterThan(10);
  const guide = readFileSync('docs/motion.md', 'utf8');
  expect(animated.filter((file) => !guide.includes(`\`src/${file}\``))).toEqual([]);
});
