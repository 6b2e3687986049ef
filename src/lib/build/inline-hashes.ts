import { createHash } from 'node:crypto';

/** Hash sources of the inline scripts and styles of a page. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Attributes of a start tag; a `>` in quotes does not end it. */
const startTag = `(?:[^>"']|"[^"]*"|'[^']*')*`;
// Other tags are matched and skipped, so that text in their attributes is not taken for an element.
const elements = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style)\b(${startTag})>([\s\S]*?)</\1\s*>|<[a-z/]${startTag}>`,
  'gi',
);

/** Attribute of a script element with data, which browsers do not run. */
const holdsData = /\stype="application\/(ld\+)?json"/;

/** Returns the hashes of all script and style elements of an HTML or SVG document. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content] of html.matchAll(elements)) {
    if (!tag || !content || holdsData.test(attributes)) continue;
    (tag.toLowerCase() === 'script' ? scripts : styles).add(hashSource(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Returns the source of a policy that allows a script or style with this content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
