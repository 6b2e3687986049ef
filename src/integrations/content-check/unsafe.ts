import { variables } from '../../content/variables.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { markdownNodes } from './markdown.ts';
import type { MistakeInFile } from './mistake.ts';

/** The only allowed HTML: a span that marks text in another language. */
const languageMark = /<span lang="[a-z-]+"( dir="(rtl|ltr)")?>|<\/span>/gi;
const variableNames = Object.keys(variables);
/** Variables such as `<agency>`, which are replaced in YAML files. */
const variable = new RegExp(`<(${variableNames.join('|')})>`, 'g');
/** Start of an HTML tag. */
const htmlTag = /<[a-z/!?]/i;
/** A URL that runs a script or holds a document of its own. */
const scriptUrl = /^(javascript|vbscript):|^data:[\w.+-]*[/;,]/i;

function htmlReason(found: string): string {
  const tag = /<([a-z]+)>/i.exec(found)?.[1];
  if (tag && variableNames.includes(tag))
    return `holds <${tag}>, a variable, which is replaced in YAML files only; write the words themselves`;
  const near = didYouMean(tag, variableNames);
  if (near) return `holds <${tag}>, which is not a variable${near}`;
  return `holds HTML (${found.trim().slice(0, 60)}), which is not allowed; only <span lang="ar" dir="rtl"> marks words in another language`;
}
const urlReason = (found: string) =>
  `leads to ${found.slice(0, 60)}: a link starts with https://, mailto:, tel:, / or #`;

/** Returns why a text of a YAML file is not allowed: HTML, or a URL that runs a script. */
export function unsafeReason(text: string): string | undefined {
  const value = plain(text.replace(variable, ''));
  if (htmlTag.test(value)) return htmlReason(text);
  return scriptUrl.test(value) ? urlReason(text) : undefined;
}

/** Finds raw HTML and links that run a script in Markdown. */
export function unsafeInMarkdown(text: string): MistakeInFile[] {
  const found: MistakeInFile[] = [];
  for (const { type, value = '', url = '', position } of markdownNodes(text)) {
    const line = position?.start.line ?? 1;
    if (type === 'html' && htmlTag.test(value.replace(languageMark, '')))
      found.push({ line, reason: htmlReason(value) });
    if (scriptUrl.test(plain(url))) found.push({ line, reason: urlReason(url) });
  }
  return found;
}

/** Removes the characters that browsers ignore in a URL. */
function plain(text: string): string {
  return text.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');
}
