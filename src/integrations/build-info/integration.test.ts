import { expect, test } from 'vitest';
import { hashSource } from '../../lib/build/inline-hashes.ts';
import { assertKnownScripts } from './integration.ts';

test('a page with a script from another source stops the build, with the name of the page', () => {
  const ours = new Set([hashSource('ours()')]);
  const page = '<script>ours()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(() => assertKnownScripts('about.html', page, ours)).not.toThrow();
  expect(() => assertKnownScripts('about.html', `${page}<script>theirs()</script>`, ours)).toThrow(
    /^about\.html holds a script that none of our sources has/,
  );
});
