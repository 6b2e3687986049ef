// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources to scan are plain strings
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Literal, ownAddresses, visibleLiterals } from './helpers/visible-literals.ts';

/** Files and folders without text for visitors. */
const forOperators = [
  // The command line, the settings and the start of the server speak to those who run it.
  /^server\/cli(\/|\.ts$)/,
  /^server\/(config|main)\.ts$/,
  // SQL, the location of the database, and the reason of a failed delivery.
  /^server\/(store\/|deliveries\/webhook\.ts$)/,
  // Reports of mistakes in content are shown to developers only.
  /^src\/(content\/schemas\/|lib\/did-you-mean\.ts)/,
  /^src\/lib\/media\/photographs\//,
  /^src\/integrations\//,
  // So is an accent that cannot be read.
  /^src\/styles\/accent-shades\.ts$/,
  // Only in development.
  /^src\/styleguide\//,
];

/** Names that are the same in every language. */
const names = /^(Mona Sans (Display|Text|First)|Contact: mailto:\{\})$/;

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$|\.contract\.ts$|testing\.ts$/.test(file)),
);

/** Returns the findings in all sources, as `file:line "text"`. */
const scan = (look: (file: string, source: string) => Literal[], files: string[]) =>
  files.flatMap((file) =>
    look(file, readFileSync(file, 'utf8'))
      .filter(({ text }) => !names.test(text))
      .map(({ line, text }) => `${file}:${line} ${JSON.stringify(text)}`),
  );

test('all text that visitors or readers of e-mails see is in src/content', () => {
  const files = sources.filter((file) => !forOperators.some((each) => each.test(file)));
  expect(files.length).toBeGreaterThan(250);
  expect(scan(visibleLiterals, files), 'move these to src/content/messages.yaml').toEqual([]);
});

test('all paths of pages come from path()', () => {
  const files = sources.filter((file) => !/^src\/(lib\/routes\.ts$|styleguide\/)/.test(file));
  expect(scan(ownAddresses, files), 'use path() of src/lib/routes.ts').toEqual([]);
});

describe('the scan for texts finds', () => {
  const found = (source: string, file = 'a.tsx') => visibleLiterals(file, source).map(({ text }) => text);

  it.each([
    ['a text between tags', '<p>Send</p>', 'Send'],
    ['a short text', '<p>{shown} of {all}</p>', 'of'],
    ['a label', '<button aria-label="Close" />', 'Close'],
    ['an alternative text', '<img alt={`The logo of ${client}`} />', 'The logo of {}'],
    ['a prop that is shown', '<Next label="Next service" />', 'Next service'],
    ['a choice of two', '<b>{open ? "Pause" : messages.play}</b>', 'Pause'],
    ['a property', 'const links = [{ name: "Home", href }]', 'Home'],
    ['an assignment', 'element.textContent = `${at} of ${count}`', '{} of {}'],
    ['an attribute that a script sets', 'element.setAttribute("aria-label", "Play film")', 'Play film'],
    ['a return value', 'const say = (count) => count === 1 ? "post here" : "posts here"', 'post here'],
    ['a list of words', 'const days = ["Monday"]', 'Monday'],
    ['a word in a template', 'const line = `Enquiry ${id}`', 'Enquiry {}'],
    ['a text in the markup of an e-mail', 'const html = `<p>Answer this e-mail.</p>`', '<p>Answer this e-mail.</p>'],
    ['a text in another script', '<p>أرسل</p>', 'أرسل'],
  ])('%s', (_, source, text) => {
    expect(found(source)).toContain(text);
  });

  it('the text of an Astro file, in its head, its markup and its scripts, with the line', () => {
    const source = [
      '---',
      "const title = 'Not found';",
      '---',
      '<Layout {title}>',
      '  <p class="a b">Gone</p>',
      '</Layout>',
      '<script>',
      "  document.body.title = 'It is here';",
      '</script>',
    ].join('\n');
    expect(visibleLiterals('a.astro', source)).toEqual([
      { line: 2, text: 'Not found' },
      { line: 5, text: 'Gone' },
      { line: 8, text: 'It is here' },
    ]);
  });

  it('the line of a text that is on its own line', () => {
    expect(visibleLiterals('a.tsx', '<p>\n  <b />\n  Load More\n</p>')).toEqual([{ line: 3, text: 'Load More' }]);
  });

  it.each([
    'throw new Error(`There is no entry called "${id}"`)',
    'log.error({ err }, "a page failed")',
    'console.log("Site is here")',
    '<p className="wide dark" data-placeholder="very loud" />',
    'document.querySelector("a, button")',
    'matchMedia("(width < 500px) and (hover: hover)")',
    'if (event.key === "Escape") close()',
    'const type = "text/html; charset=utf-8"',
    'element.style.translate = `${x}px ${y}px`',
    'const css = `@layer ${name} { ${rules} }`',
    'frame.allow = "autoplay; fullscreen"',
    'const sql = "SELECT id FROM enquiries WHERE id = $1"',
    '<p>{messages.title}&nbsp;· {count}</p>',
    'type Look = "Very Loud"',
    'import a from "./Some File.ts"',
  ])('no text in %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('paths of pages', () => {
    const source = '<a href="/">{f("/blog?page=2")}{`/service/${id}`}{path("home")}{"/api/x"}{a.split("/")}</a>';
    expect(ownAddresses('a.tsx', source).map(({ text }) => text)).toEqual(['/', '/blog?page=2', '/service/{}']);
  });
});
