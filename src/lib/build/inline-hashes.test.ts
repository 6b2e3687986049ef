import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes every inline script and style of a page once', () => {
  const html = `<!doctype html><STYLE media="screen">a > b {}</STYLE><script type="module">go("<div>")</script >
    <script src="/_astro/x.js"></script><style>a > b {}</style><script>${'\n'}</script>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [hashOf('go("<div>")'), hashOf('\n')],
    styles: [hashOf('a > b {}')],
  });
});

test('ignores scripts in attributes, texts and comments', () => {
  const html = `<astro-island props="{'a': '<script>evil()</script>'}" title='<style>x</style>'>
    <!-- <script>old()</script> --><p>&lt;script&gt;</p><script data-x="a>b">real()</script><styled>no</styled></astro-island>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hashOf('real()')], styles: [] });
});

test('does not hash data in a script element', () => {
  const html = `<script type="application/ld+json">{"@type":"Thing"}</script><script data-type="x">go()</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hashOf('go()')], styles: [] });
});
