import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The sha256 sources, as a policy writes them, of what a page holds inside itself. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The policy of an answer that is no page: nothing may be loaded, run or framed; a film opened by itself plays. */
const nothingAllowed = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

const onEveryAnswer = {
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

/** Two years, and only for what came over HTTPS (RFC 6797, section 7.2). Subdomains are for who owns the domain to say. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000' };

/** The headers of an answer that came over HTTPS or not. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...onEveryAnswer, ...httpsOnly } : onEveryAnswer;
}

/** Sets the headers that every answer carries; those that it already has stay, so a page keeps its own policy. */
export function addSecurityHeaders(reply: FastifyReply): void {
  const headers = securityHeaders({ https: reply.request.protocol === 'https' });
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/**
 * The content security policy of a page: only what it holds by hash runs or styles it, never `unsafe-inline`.
 * Style attributes are not covered by hashes, so pages hold none. `apiHost` is the origin that the form
 * posts to, or '' for the site's own.
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
    // What a visitor may ask for: the films and the street map.
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** An element's start tag; a `>` within a quoted attribute does not end it. */
const startTag = `(?:[^>"']|"[^"]*"|'[^']*')*`;
// Tags other than these two are matched as well, and skipped, so that what stands in their attributes is not taken for an element.
const elements = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style)\b(${startTag})>([\s\S]*?)</\1\s*>|<[a-z/]${startTag}>`,
  'gi',
);

/** A script element that holds data, which no browser runs. */
const holdsData = /\stype="application\/(ld\+)?json"/;

/** Hashes the contents of every script and style element of an HTML or SVG document, each once. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content] of html.matchAll(elements)) {
    if (!tag || !content || holdsData.test(attributes)) continue;
    (tag.toLowerCase() === 'script' ? scripts : styles).add(hashSource(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The source, as a policy writes it, that allows a script or a style of this content. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
