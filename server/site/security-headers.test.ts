import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, pagePolicy } from './security-headers.ts';

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

test('allows only the hashed scripts and styles inline', () => {
  const policy = pagePolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, '');
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org',
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('allows forms to post to the API host', () => {
  const policy = pagePolicy({ scripts: [], styles: [] }, 'https://api.example.com');
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("form-action 'self' https://api.example.com;");
});
