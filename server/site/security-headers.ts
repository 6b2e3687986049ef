import type { FastifyReply } from 'fastify';
import type { InlineHashes } from '../../src/lib/build/inline-hashes.ts';

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
 * cover style attributes, so pages have none.
 */
export function pagePolicy({ scripts, styles }: InlineHashes, apiOrigin: string): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", apiOrigin],
    'form-action': ["'self'", apiOrigin],
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
