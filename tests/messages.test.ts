// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are source code
import { readdirSync, readFileSync } from 'node:fs';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { expect, it, test } from 'vitest';
import { pages, path } from '../src/lib/routes.ts';

/** Attributes and props that visitors see or hear. */
const spoken =
  /^(alt|title|label|placeholder|legend|heading|caption|description|button|summary|abbr|aria-(label|description|roledescription|valuetext|placeholder))$/;
const parents = [...Object.values(pages), path('caseStudy'), path('feed')].filter((each) => each !== pages.home);
const page = new RegExp(`^(${parents.join('|')})($|[/?#])`);

/** Returns the node that contains a literal, outside of conditions, concatenations and templates around the literal. */
function placeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isJsxExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText()));
  return isPart ? placeOf(parent) : parent;
}

type Rule = (text: string, place: ts.Node) => boolean;
const isIn = (place: ts.Node, attributes: RegExp) => ts.isJsxAttribute(place) && attributes.test(place.name.getText());
const isText: Rule = (text, place) =>
  /\p{L}/u.test(text.replace(/&#?\w+;/g, '')) &&
  (ts.isJsxElement(place) || ts.isJsxFragment(place) || isIn(place, spoken));
const isPath: Rule = (text, place) => page.test(text) || (text === pages.home && isIn(place, /^(href|action)$/));

/** Returns the literals in a source file to which a rule applies, as `file:line "text"`. */
function find(rule: Rule, file: string, source = readFileSync(file, 'utf8')): string[] {
  const { code, mappings } = file.endsWith('.astro')
    ? convertToTsx(source)
    : { code: source, mappings: [[0, source.length, 0] as const] };
  const tree = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): string[] => {
    const within = node.getChildren().flatMap(visit);
    const text = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
      : (ts.isJsxText(node) || ts.isStringLiteralLike(node)) && node.text;
    if (!text || !rule(text, placeOf(node))) return within;
    const start = node.getFullStart() + node.getFullText().search(/\S/);
    const [from, , original] = mappings.findLast(([from]) => from <= start)!;
    const line = source.slice(0, original + start - from).split('\n').length;
    return [...within, `${file}:${line} ${JSON.stringify(text.trim())}`];
  };
  return visit(tree);
}

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.(tsx?|astro)$/.test(file) && !/^src\/styleguide\/|\.(test|contract)\.|test-helpers\.ts$/.test(file),
    ),
);

test('visible text is in src/content, not in markup', () => {
  expect(sources.flatMap((file) => find(isText, file))).toEqual([]);
});

test('all paths of pages come from path()', () => {
  const others = sources.filter((file) => file !== 'src/lib/routes.ts');
  expect(others.flatMap((file) => find(isPath, file))).toEqual([]);
});

it.each([
  ['text', isText, 'a.tsx', '<p>\n  <b />\n  Load More\n</p>', 'a.tsx:3 "Load More"'],
  ['a label', isText, 'a.tsx', '<img alt={`Logo of ${client}`} />', 'a.tsx:1 "Logo of {}"'],
  ['a choice', isText, 'a.tsx', '<b>{open && (full ? <i /> : "Pause")}</b>', 'a.tsx:1 "Pause"'],
  ['text of an Astro file', isText, 'a.astro', '---\nlet a;\n---\n<p class="b">Gone</p>', 'a.astro:4 "Gone"'],
  ['the path of a page', isPath, 'a.tsx', 'go(`/service/${id}`, "/api/x")', 'a.tsx:1 "/service/{}"'],
  ['the path of the home page', isPath, 'a.astro', '<a href="/">{text.split("/")}</a>', 'a.astro:1 "/"'],
] as const)('finds %s', (_, rule, file, source, found) => {
  expect(find(rule, file, source)).toEqual([found]);
});
