import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Hash sources of the inline scripts and styles of a page. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Policy of responses that are no pages: nothing is loaded, run or framed. A film opened on its own plays. */
const nothingAllowed = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

const onEveryResponse = {
  'content-security-policy': nothingAllowed,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial', 'display-capture']
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Two years, sent over HTTPS only (RFC 6797, section 7.2). Subdomains are left to the owner of the domain. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000' };

/** Returns the security headers of a response. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...onEveryResponse, ...httpsOnly } : onEveryResponse;
}

/** Adds the security headers that a response does not have yet. A page has its own policy. */
export function addSecurityHeaders(reply: FastifyReply): void {
  const headers = securityHeaders({ https: reply.request.protocol === 'https' });
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/**
 * Returns the content security policy of a page. Inline scripts and styles are allowed by hash only. Hashes do not
 * cover style attributes, so pages have none. `apiHost` is the origin that the forms post to, or '' for the site's own.
 */
export function pagePolicy({ scripts, styles }: InlineHashes, apiHost: string): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", apiHost],
    'form-action': ["'self'", apiHost],
    // Films and the street map.
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
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
