import { expect, test } from 'vitest';
import { videoEmbedUrl, videoId } from './video.ts';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?v=_xY-0123456&t=42s', '_xY-0123456'],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ#now', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
])('returns the part of %s after v=', (link, id) => {
  expect(videoId(link)).toBe(id);
});

test.each([
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?tv=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=../../other',
  'https://www.youtube.com/watch?v=a%22onload%3D',
  'aqz-KE-bpKQ',
  '',
])('rejects %j', (link) => {
  expect(videoId(link)).toBeUndefined();
  expect(() => videoEmbedUrl(link)).toThrow('names no video');
});

test('embeds a video from the host that sets no cookies', () => {
  const url = new URL(videoEmbedUrl('https://www.youtube.com/watch?v=aqz-KE-bpKQ'));
  expect(url.host).toBe('www.youtube-nocookie.com');
  expect(url.pathname).toBe('/embed/aqz-KE-bpKQ');
});
