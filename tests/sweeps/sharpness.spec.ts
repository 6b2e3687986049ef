import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fullWidthPaths, sharedLayoutPaths } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

/** Reports the pictures of each screen. */
const rule = expect.configure({ soft: true });

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3, mobile: true },
  { width: 820, height: 1180, deviceScaleFactor: 2, mobile: false },
  { width: 1440, height: 900, deviceScaleFactor: 2, mobile: false },
  { width: 2560, height: 1440, deviceScaleFactor: 1, mobile: false },
];

const manifest: Record<string, { width: number; height: number; widths: number[] }> = JSON.parse(
  readFileSync('src/assets/pictures/manifest.json', 'utf8'),
);
/** Posters of films: first frames, shown until the film plays. On phones an upright frame crops them. */
const posters = Object.keys(manifest).filter((name) => name.startsWith('film-'));

/** Makes the browser choose a file for every picture without scrolling to it, which would draw the whole page. */
const loadAllPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });

interface Shown {
  file: string;
  /** Width (device pixels) at which the picture is drawn, and width of its file. */
  needed: number;
  has: number;
}

/** Returns every visible picture with the size of its frame and the file that the browser chose for it. */
const shownPictures = (page: Page) =>
  page.evaluate(
    (manifest) =>
      [...document.querySelectorAll<HTMLImageElement>('picture > img')]
        // Pictures beyond the edge of a slider are not loaded yet.
        .filter((img) => img.checkVisibility() && img.clientWidth > 0 && img.currentSrc)
        .map((img): Shown => {
          // Read the manifest: the placeholder file is smaller, and its size is rounded.
          const { width, height } = manifest[/([^/]+)-\d+\.[^.]+\.avif$/.exec(img.currentSrc)?.[1] ?? ''] ?? {
            width: img.naturalWidth,
            height: img.naturalHeight,
          };
          const ratio = width / height;
          const covers = getComputedStyle(img).objectFit === 'cover';
          const drawn = covers ? Math.max(img.clientWidth, img.clientHeight * ratio) : img.clientWidth;
          const candidates = [...img.parentElement!.querySelectorAll('source')].flatMap(({ srcset }) =>
            srcset.split(/,\s+/).map((candidate) => candidate.split(' ')),
          );
          const [, has = '0'] =
            candidates.find(([url]) => new URL(url!, document.baseURI).href === img.currentSrc) ?? [];
          return {
            file: img.currentSrc.startsWith('data:') ? 'in the page' : img.currentSrc.split('/').at(-1)!,
            needed: Math.round(drawn * devicePixelRatio),
            has: Number.parseInt(has, 10),
          };
        }),
    manifest,
  );

/** Returns true if a file is a film's poster that is as wide as the film, 1920 px, or as wide as there is. */
function isSharpPoster(file: string, has: number) {
  const name = /^(.+?)-\d+\./.exec(file)?.[1] ?? '';
  return posters.includes(name) && has >= Math.min(1920, manifest[name]?.widths.at(-1) ?? 0);
}

for (const path of [...sharedLayoutPaths, ...fullWidthPaths])
  test(`every picture of ${path} has at least 90% of the pixels that each screen needs`, async ({ page }) => {
    // Only the requested file matters. Its narrowest version is served instead, because decoding all files takes
    // minutes.
    await page.route(/\.avif$/, (route) => {
      const name = /([^/]+)-\d+\.[^.]+\.avif$/.exec(route.request().url())?.[1];
      return name ? route.fulfill({ path: `src/assets/pictures/${name}-320.avif` }) : route.continue();
    });
    const session = await page.context().newCDPSession(page);
    const softPictures = async () =>
      (await shownPictures(page))
        .filter(({ file, has, needed }) => has < 0.9 * needed && !isSharpPoster(file, has))
        .map(({ file, has, needed }) => `${file}: ${has} of ${needed}`);
    for (const screen of screens) {
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
      await page.goto(path);
      await loadAllPictures(page);
      const shown = await shownPictures(page);
      expect(shown.length > 0).toBe((await page.locator('picture > img:visible').count()) > 0);
      // The small picture in the page is replaced when the whole one has loaded.
      await rule.poll(softPictures, `at ${screen.width}@${screen.deviceScaleFactor}`).toEqual([]);
    }
  });
