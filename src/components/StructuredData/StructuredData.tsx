import type { Thing } from './things.ts';

/**
 * What a page is about, for search engines (JSON-LD): `<StructuredData thing={person(member)} />`.
 * It is data and never runs, so the security policy needs no hash for it.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  // As text inside a script element, nothing in it may look like a tag.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
