// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { decoded } from './decoded.ts';

/** A slide whose picture is decoded as `decode` says. */
function slideWith(decode: () => Promise<void>) {
  const slide = document.createElement('div');
  const image = slide.appendChild(document.createElement('img'));
  image.loading = 'lazy';
  image.decode = decode;
  return { slide, image };
}

afterEach(() => vi.useRealTimers());

test('a picture is fetched and decoded once, and nothing waits for it again', async () => {
  const { slide, image } = slideWith(() => Promise.resolve());
  await decoded(slide);
  expect(image.loading).toBe('eager');
  expect(decoded(slide)).toBeUndefined();
});

test('a picture that cannot be decoded holds up nobody', async () => {
  const { slide } = slideWith(() => Promise.reject(new Error('broken')));
  await expect(decoded(slide)).resolves.toBeUndefined();
});

test('a picture that does not come is waited for, but not for ever', async () => {
  vi.useFakeTimers();
  const { slide } = slideWith(() => new Promise(() => {}));
  let isOver = false;
  decoded(slide)?.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(300);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(isOver).toBe(true);
});

test('where there is no picture nothing waits', () => {
  expect(decoded(undefined)).toBeUndefined();
  expect(decoded(document.createElement('div'))).toBeUndefined();
});
