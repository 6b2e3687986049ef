import { expect, test } from 'vitest';
import { parseYaml } from './document.ts';
import { unsafeInMarkdown } from './unsafe.ts';

const post = (body: string) => `---\ntitle: A post\n---\n\nFirst words.\n\n${body}\n`;

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a picture with a handler', 'See <img src=x onerror=alert(1)> this.'],
  ['a span with a handler', '<span lang="ar" onclick="alert(1)">x</span>'],
  ['a style', '<style>p { display: none }</style>'],
  ['a comment', '<!-- <script>later()</script> -->'],
  ['a javascript: link', '[press](javascript:alert(1))'],
  ['an encoded javascript: link', '[press](&#106;avascript:alert(1))'],
  ['a javascript: link by reference', '[press][x]\n\n[x]: JavaScript:alert(1)'],
  ['a picture with a data: page', '![x](data:text/html,<script>alert(1)</script>)'],
])('reports %s in a post with its line', (_what, body) => {
  const found = unsafeInMarkdown(post(body));
  expect(found).not.toEqual([]);
  expect(found[0]?.line).toBeGreaterThanOrEqual(7);
  expect(found[0]?.reason).toMatch(/^holds HTML|^leads to/);
});

test('accepts the allowed HTML in a post', () => {
  const body =
    'An <span lang="ar" dir="rtl">ع</span>, 1 < 2, `<b>` in code, [a link](/about) and <https://example.com>, JavaScript: a word.';
  expect(unsafeInMarkdown(post(body))).toEqual([]);
});

test.each([
  ['a script', 'one: fine\ntext: Hello <script>alert(1)</script>', 2],
  ['a frame over several lines', 'list:\n  - text: >-\n      Hello\n      <iframe src="x"></iframe>', 2],
  ['a javascript: URL', 'a: 1\nb: 2\nurl: javascript:alert(1)', 3],
  ['an encoded javascript: URL', 'url: "java\\tscript:alert(1)"', 1],
])('reports %s in a list with its line', (_what, text, line) => {
  expect(parseYaml(text).mistakes).toEqual([{ line, reason: expect.any(String) }]);
});

test('checks the front matter of a post', () => {
  expect(parseYaml('title: A post\nsubtitle: <b>Bold</b>', 2).mistakes).toEqual([
    { line: 3, reason: expect.stringContaining('holds HTML (<b>Bold</b>)') },
  ]);
});

test('accepts the variables for the agency’s name, place and city', () => {
  expect(parseYaml('blurb: "<agency> of <place> names things in <city>. Data: what we count. 3 < 4"').mistakes).toEqual(
    [],
  );
});
