// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [1, '(width < 480px)'],
  [3, 'none'],
])('a file of 690 px in a frame of 390 px by 800 px, at %ix, gets the media query %s', async (density, media) => {
  vi.stubGlobal('devicePixelRatio', density);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  document.body.innerHTML =
    '<picture><source media="(width < 480px)" srcset="data:image/avif;base64,AA 690w"><source srcset="/a-1480.avif 1480w"><img></picture>';
  const size = { naturalWidth: 690, naturalHeight: 1150, clientWidth: 390, clientHeight: 800 };
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(document.querySelector('img')!, name, { value });
  vi.resetModules();
  await import('./load-full-picture.ts');
  await vi.waitFor(() => expect(decode).toHaveBeenCalled());
  await decode.mock.results[0]!.value;
  await vi.waitFor(() => expect(document.querySelector('source')!.media).toBe(media));
  expect(decode).toHaveBeenCalledTimes(density === 1 ? 1 : 2);
});
