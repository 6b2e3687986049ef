import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Lightbox from './Lightbox.tsx';
import { fileName } from './pictures.ts';

const messages = {
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

const render = (props: Partial<ComponentProps<typeof Lightbox>> = {}) =>
  renderToStaticMarkup(
    <Lightbox label="Photographs" messages={messages} {...props}>
      gallery
    </Lightbox>,
  );

test('shows all tools except the hidden ones', () => {
  expect(buttonsOf(render())).toEqual(['Download', 'Zoom', 'Rotate', 'Close', 'Previous picture', 'Next picture']);
  expect(buttonsOf(render({ hide: ['download', 'zoom', 'rotate'] }))).toEqual([
    'Close',
    'Previous picture',
    'Next picture',
  ]);
});

test('renders the gallery and a closed dialog without a picture', () => {
  const html = render();
  expect(html).toContain('gallery<dialog');
  expect(html).not.toContain('<img');
  expect(html).not.toContain(' open');
  expect(html).not.toContain('style=');
});

test('saves a picture without the hash of the build in its name', () => {
  expect(fileName('https://site.example/_astro/about-courtyard-1150.x7Ke2.avif')).toBe('about-courtyard-1150.avif');
});
