import type { Thing } from './schema-org.ts';

/**
 * Renders JSON-LD for search engines: `<StructuredData thing={person(member)} />`. A JSON-LD block is never executed,
 * so the Content-Security-Policy needs no hash for it.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  // The text is inside a script element, so `<` is escaped.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
