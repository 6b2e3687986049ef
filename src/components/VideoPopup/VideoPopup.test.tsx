import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoPopup } from './VideoPopup.tsx';

// Needed while no page of the site shows a film of the video service, so that video-popup.spec tests none.
test('names the author of another site’s film twice, and has the frame of the video service in a template only', () => {
  const html = renderToStaticMarkup(
    <VideoPopup
      film={{ name: 'Bunny', by: 'Blender', href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', label: 'Watch it' }}
      messages={{ credit: '{name}, by {by}', creditOnYouTube: '{name}, by {by}, on YouTube', close: 'Close film' }}
    >
      poster
    </VideoPopup>,
  );
  expect(html).toMatch(/^<a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"[^>]*>poster/);
  expect(html.match(/Bunny, by Blender/g)).toHaveLength(2);
  expect(html).toMatch(/<template><iframe [^>]*src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
  expect(html.replace(/<template>.*<\/template>/, '')).not.toContain('nocookie');
});
