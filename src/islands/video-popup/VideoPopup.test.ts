import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureData } from '../../media/pictures.ts';
import VideoPopup from './VideoPopup.tsx';

const film = {
  name: 'Big Buck Bunny',
  by: 'the Blender Foundation',
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  label: 'Watch it',
  poster: { srcSet: '', fallback: '', width: 16, height: 9, alt: '' } as PictureData,
};
const words = { credit: '{name}, by {by}', creditOnYouTube: '{name}, by {by}, on YouTube', close: 'Close film' };
const html = renderToStaticMarkup(createElement(VideoPopup, { film, words, sizes: '100vw' }));

test('before it is awake it asks nobody: no frame, and the poster leads to the film', () => {
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('nocookie');
  expect(html).toMatch(/^<a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"/);
});

test('its dialog is opened by its own poster only, and closed by its own button', () => {
  expect(html).toContain('data-film="aqz-KE-bpKQ"');
  expect(html).toContain('data-opened-by="a[data-film=&quot;aqz-KE-bpKQ&quot;]"');
  expect(html).toMatch(/<form[^>]*method="dialog"[^]*<button type="submit"[^>]*aria-label="Close film"/);
});

test('both the poster and the dialog say whose film it is', () => {
  expect(html.match(/Big Buck Bunny, by the Blender Foundation/g)).toHaveLength(2);
});

test('a film of the agency’s own is said to be nobody else’s, and leads to its file', () => {
  const own = { ...film, by: '', href: '/reel.mp4', own: { sources: [], description: 'What is seen' } };
  const html = renderToStaticMarkup(createElement(VideoPopup, { film: own, words, sizes: '100vw' }));
  expect(html).toMatch(/^<a href="\/reel\.mp4"/);
  expect(html).toContain('data-opened-by="a[data-film=&quot;own&quot;]"');
  expect(html).toContain('What is seen');
  expect(html).not.toContain(', by ');
  expect(html).not.toContain('<video');
});
