import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Lightbox from './Lightbox.tsx';
import { fileName } from './pictures.ts';

const words = {
  label: 'Photographs',
  position: '{number} of {count}',
  download: 'Download',
  zoom: 'Zoom',
  rotate: 'Rotate',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);

test('it has all its tools, each of which may be left out but Close and the way to the neighbours', () => {
  const render = (props: Partial<Parameters<typeof Lightbox>[0]>) =>
    renderToStaticMarkup(createElement(Lightbox, { label: 'Photographs', words, ...props }));
  expect(buttonsOf(render({}))).toEqual(['Download', 'Zoom', 'Rotate', 'Close', 'Previous picture', 'Next picture']);
  expect(buttonsOf(render({ hide: ['download', 'zoom', 'rotate'] }))).toEqual([
    'Close',
    'Previous picture',
    'Next picture',
  ]);
});

test('before it is awake it holds no picture, and its own Close button closes it', () => {
  const html = renderToStaticMarkup(createElement(Lightbox, { label: 'Photographs', words }));
  expect(html).not.toContain('<img');
  expect(html).not.toContain(' open');
  expect(html).toMatch(/<form[^>]*method="dialog"[^]*<button type="submit"[^>]*aria-label="Close"/);
  expect(html).not.toContain('style=');
});

test('a picture is saved without the hash of the build in its name', () => {
  expect(fileName('https://site.example/_astro/about-courtyard-1150.x7Ke2.avif')).toBe('about-courtyard-1150.avif');
});
