import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';

/** A visible text or a URL in code. */
export interface Literal {
  line: number;
  text: string;
}

/** Attributes and props with visible or accessible text. */
const spokenAttribute =
  /^(alt|title|label|placeholder|legend|heading|caption|description|button|summary|abbr|aria-(label|description|roledescription|valuetext|placeholder|braillelabel))$/;

/** Properties whose values are visible text. */
const spokenProperty =
  /^(alt|title|subtitle|label|placeholder|legend|name|heading|caption|description|text|textContent|innerText|ariaLabel|message|note|button|subject)$/;

/** Attributes whose values are read by the browser only. */
const codeAttribute =
  /^(class(Name)?|id|name|d|sizes|media|href|src|srcSet|style|viewBox|preserveAspectRatio|transform|points|type|rel|role|method|action|key|data-.*|http-equiv|property|content)$/;

/** Functions whose argument is a selector, a media query, a file, a header, a style or similar. */
const codeFunction =
  /^(querySelector(All)?|closest|matches|matchMedia|(add|remove)EventListener|setProperty|getPropertyValue|glob|join|import|exec|prepare|query|(get|has|toggle|remove)Attribute|headers?|type|supportedLocalesOf)$/;

/** Constructors whose strings visitors do not read: errors (logged), URLs, fonts. */
const codeClass = /(Error|FontFace|RegExp|URL|DateTimeFormat|PluralRules|NumberFormat)$/;

/** Objects that write for those who run the site. */
const operatorObject = /^(console|.*\blog(ger)?|process\.(stdout|stderr))$/;

/** SQL, colours, media types, media queries, HTTP methods, header values and status lines, shell commands. */
const machineText =
  /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|VACUUM|BEGIN|COMMIT|PRAGMA|WITH)\b|\bIS (NOT )?NULL\b|\b\w+ = :\w+|^[a-z]+\/[\w.+-]+(;|$)|^\(|^[A-Z]+(, [A-Z]+)*$|^[a-z-]+(;| '[a-z]+')|\bmax-age=|^\d{3} \w|^color-mix\(|^\s*npm run /;

const letter = /\p{L}/u;
/** Two words with a space between them. */
const sentence = /(^|[^\p{L}\p{N}_.#[\]-])\p{L}[\p{L}'’]*[,.:;!?…)]* +[(“"‘]?[\p{L}\p{N}]/u;
const capitalised = /^\p{Lu}\p{Ll}+[.!?…]*$/u;
/** Pattern of identifiers, as opposed to text. */
const key = /^[a-z]+([A-Z][a-z\d]*|[-_/.][a-z\d]+)*$/;

/** Returns the texts in a source file (.ts, .tsx or .astro) that visitors or readers of e-mails see. */
export function visibleLiterals(file: string, source: string): Literal[] {
  return literals(file, source, (node, text) => isVisible(node, text));
}

/** Returns the paths of pages that a source file contains instead of calling `path()`. */
export function ownAddresses(file: string, source: string): Literal[] {
  const page =
    /^\/(about|service|portfolio|case-study|blog|team|faq|contact|privacy|terms|rss\.xml|[a-z]+-(agency|solution|portfolio|showcase))($|[/?#])/;
  return literals(file, source, (node, text) => page.test(text) || (text === '/' && isHref(node)));
}

function literals(file: string, source: string, wanted: (node: ts.Node, text: string) => boolean): Literal[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  if (!file.endsWith('.astro'))
    return find(source, wanted).map(({ position, text }) => ({ line: lineAt(position), text }));
  const { code, mappings, scripts } = convertToTsx(source);
  const original = (position: number) => {
    const at = mappings.find(([start, length]) => position >= start && position < start + length);
    return at ? at[2] + position - at[0] : 0;
  };
  return [
    ...find(code, wanted).map(({ position, text }) => ({ line: lineAt(original(position)), text })),
    ...scripts.flatMap(({ content, position: { start } }) =>
      find(content, wanted).map(({ position, text }) => ({ line: lineAt(start + position), text })),
    ),
  ];
}

function find(code: string, wanted: (node: ts.Node, text: string) => boolean): { position: number; text: string }[] {
  const found: { position: number; text: string }[] = [];
  const file = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined && wanted(node, text)) {
      const start = ts.isJsxText(node) ? node.getFullStart() + node.text.search(/\S|$/) : node.getStart(file);
      found.push({ position: start, text: text.trim().replace(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the text of a literal, with `{}` for each expression in a template. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
  return undefined;
}

function isVisible(node: ts.Node, text: string): boolean {
  const plain = text.replace(/&#?\w+;/g, ' ');
  if (ts.isJsxText(node)) return letter.test(plain);
  const place = placeOf(node);
  // In markup only the text between tags counts, without the units after inserted numbers.
  const words = plain.replace(/<[^>]*>/g, ' ').replace(/\w*\{\}[\w.%]*/g, ' ');
  if (place === 'code' || !letter.test(words)) return false;
  if (place === 'shown') return true;
  if (machineText.test(text)) return false;
  if (place === 'spoken') return !key.test(text);
  if (
    text.includes('{}') &&
    !text.trimStart().startsWith('<') &&
    /(?<![\p{L}}@.#:-])\p{L}{2,} \{\}|\{\},? \p{L}{2,}/u.test(text)
  )
    return true;
  return sentence.test(words) || capitalised.test(text);
}

/**
 * Returns the use of a literal, by its position: visible in any case (shown), visible unless it looks like an
 * identifier (spoken), read only by machines or developers (code), or unknown.
 */
function placeOf(literal: ts.Node): 'shown' | 'spoken' | 'code' | 'unknown' {
  for (let node = literal; node.parent; node = node.parent) {
    const { parent } = node;
    if (ts.isJsxAttribute(parent)) {
      const name = parent.name.getText();
      if (spokenAttribute.test(name)) return 'spoken';
      return codeAttribute.test(name) ? 'code' : 'unknown';
    }
    if (ts.isJsxExpression(parent)) {
      if (!ts.isJsxAttribute(parent.parent)) return 'shown';
    } else if (ts.isThrowStatement(parent) || ts.isCaseClause(parent)) return 'code';
    else if (ts.isNewExpression(parent)) return isErrorClass(parent.expression) ? 'code' : 'unknown';
    else if (ts.isCallExpression(parent)) {
      if (node !== parent.expression) return placeInCall(parent);
    } else if (ts.isBinaryExpression(parent)) {
      const { kind } = parent.operatorToken;
      if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken)
        return 'code';
      if (kind === ts.SyntaxKind.EqualsToken) return spokenProperty.test(nameOf(parent.left)) ? 'shown' : 'unknown';
    } else if (ts.isPropertyAssignment(parent)) {
      const name = nameOf(parent.name);
      // A header such as `cache-control`, or a schema.org keyword such as `@type`.
      if (node === parent.name || /[-@]/.test(name)) return 'code';
      if (spokenProperty.test(name)) return 'spoken';
    } else if (ts.isPropertyDeclaration(parent)) return isErrorClass(parent.parent.name) ? 'code' : 'unknown';
    else if (ts.isStatement(parent) || ts.isArrowFunction(parent)) return 'unknown';
  }
  return 'unknown';
}

function placeInCall({ expression }: ts.CallExpression): 'spoken' | 'code' | 'unknown' {
  if (!ts.isPropertyAccessExpression(expression)) return codeFunction.test(expression.getText()) ? 'code' : 'unknown';
  const name = expression.name.text;
  if (name === 'setAttribute') return 'spoken';
  return codeFunction.test(name) || operatorObject.test(expression.expression.getText()) ? 'code' : 'unknown';
}

/** Returns true if a class is an error, by its name or by the class it extends in the same file. */
function isErrorClass(name: ts.Node | undefined): boolean {
  const text = name?.getText() ?? '';
  return (
    codeClass.test(text) ||
    (text !== '' && new RegExp(`class ${text} extends \\w*Error\\b`).test(name!.getSourceFile().text))
  );
}

function isHref(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return /^(href|action)$/.test(parent.name.getText());
  return ts.isPropertyAssignment(parent) && parent.initializer === node && /href$/i.test(nameOf(parent.name));
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';
}
