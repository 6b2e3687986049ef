import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoPopup } from './VideoPopup.tsx';

const film = {
  name: 'Big Buck Bunny',
  by: 'the Blender Foundation',
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  label: 'Watch it',
};
const messages = { credit: '{name}, by {by}', creditOnYouTube: '{name}, by {by}, on YouTube', close: 'Close film' };
const render = (of: ComponentProps<typeof VideoPopup>['film']) =>
  renderToStaticMarkup(
    <VideoPopup film={of} messages={messages}>
      poster
    </VideoPopup>,
  );

test('renders the poster as a link to the film, and the frame of the video service in a template only', () => {
  const html = render(film);
  expect(html).toMatch(/^<a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"[^>]*>poster/);
  expect(html).toMatch(/<template><iframe [^>]*src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
  expect(html.replace(/<template>.*<\/template>/, '')).not.toContain('nocookie');
});

test('both the poster and the dialog name the author of the film', () => {
  expect(render(film).match(/Big Buck Bunny, by the Blender Foundation/g)).toHaveLength(2);
});

test('a film of the agency has no author, links to its file and has a description', () => {
  const html = render({ ...film, by: '', href: '/reel.mp4', own: { sources: [], description: 'What is seen' } });
  expect(html).toMatch(/^<a href="\/reel\.mp4"/);
  expect(html).toContain('What is seen');
  expect(html).not.toContain(', by ');
  expect(html).toMatch(/<template><video [^>]*muted/);
});
