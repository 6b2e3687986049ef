// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { decodePicture } from './decode-picture.ts';

/** Creates a slide whose picture has a mocked `decode`. */
function slideWith(decode: () => Promise<void>) {
  const slide = document.createElement('div');
  const image = slide.appendChild(document.createElement('img'));
  image.loading = 'lazy';
  image.decode = decode;
  return { slide, image };
}

afterEach(() => vi.useRealTimers());

test('a picture is fetched and decoded once', async () => {
  const { slide, image } = slideWith(() => Promise.resolve());
  await decodePicture(slide);
  expect(image.loading).toBe('eager');
  expect(decodePicture(slide)).toBeUndefined();
});

test('a picture that cannot be decoded does not block the slide', async () => {
  const { slide } = slideWith(() => Promise.reject(new Error('broken')));
  await expect(decodePicture(slide)).resolves.toBeUndefined();
});

test('waiting for a picture ends after the timeout', async () => {
  vi.useFakeTimers();
  const { slide } = slideWith(() => new Promise(() => {}));
  let isOver = false;
  decodePicture(slide)?.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(300);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(isOver).toBe(true);
});

test('a slide without a picture does not wait', () => {
  expect(decodePicture(undefined)).toBeUndefined();
  expect(decodePicture(document.createElement('div'))).toBeUndefined();
});
