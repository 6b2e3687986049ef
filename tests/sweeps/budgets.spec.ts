import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { test as withoutBrowser } from '@playwright/test';
import { create } from 'fontkitten';
import { fullBrowserOptions } from '../../scripts/browser.ts';
import { fontCharacters } from '../../scripts/font-characters.ts';
import { path } from '../../src/lib/routes.ts';
import { caseStudies, posts, projects, services, team } from '../helpers/content.ts';
import { hydratedAtLoad, isPage } from '../helpers/pages.ts';
import { scrollThrough } from '../helpers/scroll.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';
import { recordTraffic } from '../helpers/traffic.ts';

test.use({ launchOptions: fullBrowserOptions() });

const KiB = 1024;
const root = 'dist/client';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(root, name), 'utf8');
/** Returns the compressed size of a file (bytes). `weighText` does so for a text. */
const weigh = (name: string) => statSync(join(root, `${name}.br`)).size;
const weighText = (text: string) => brotliCompressSync(text).length;
const ending = (end: string) => files.filter((name) => name.endsWith(end));

/** Returns the contents of all elements that open with a tag. */
const inside = (html: string, tag: string, wanted = (_attributes: string) => true) =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))]
    .filter(([, attributes]) => wanted(attributes!))
    .map(([, , content]) => content!)
    .join('\n');

/** Returns the pages whose size is above a limit (KiB), with their size. */
const heavier = (limit: number, sizeOf: (name: string) => number) =>
  ending('.html')
    .map((name) => [name, sizeOf(name) / KiB] as const)
    .filter(([, size]) => size > limit);

withoutBrowser('the HTML of every page is at most 36 KiB', () => expect(heavier(36, weigh)).toEqual([]));

withoutBrowser('the styles in every page are at most 11 KiB', () =>
  expect(heavier(11, (name) => weighText(inside(read(name), 'style')))).toEqual([]),
);

withoutBrowser('the scripts in every page are at most 5.75 KiB', () => {
  // The letters of the heading are a font (first-screen-font.ts); they count with the document.
  const scripts = (html: string) =>
    inside(html, 'script', (attributes) => !attributes.includes('json')).replace(/"[\w+/=]{400,}"/g, '""');
  expect(heavier(5.75, (name) => weighText(scripts(read(name))))).toEqual([]);
});

withoutBrowser('the home page is not painted before its hero is parsed', () => {
  const html = read('index.html');
  const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(html.slice(0, html.indexOf('</head>')))!;
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('</section>'));
});

// Styles, fonts and the phone picture of the first screen are inlined. Its one other picture has high priority in the
// markup, and a preload would only compete with it.
withoutBrowser('no page requests a file before its first paint, and at most one picture has high priority', () => {
  for (const name of ending('.html')) {
    const html = read(name);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.match(/<link[^>]+rel="?(stylesheet|preload|modulepreload|prefetch|preconnect)/g), name).toBeNull();
    expect(head.match(/<script[^>]+src=/g), name).toBeNull();
    expect(html.match(/fetchpriority="high"/gi)?.length ?? 0, `first pictures of ${name}`).toBeLessThanOrEqual(1);
  }
});

withoutBrowser('the animation scripts of every page are at most 12 KiB', () => {
  const chunks = ending('.js').filter((name) => name.startsWith('_astro/'));
  const start = chunks.filter((name) => name.includes('StartAnimations'));
  expect(start).toHaveLength(1);
  for (const name of ending('.html')) {
    const animations = [...read(name).matchAll(/data-animation="([^"]+)"/g)].map(([, animation]) => animation!);
    const scripts = [
      ...start,
      ...animations.flatMap((animation) =>
        chunks.filter((chunk) => chunk.startsWith(`_astro/${animation}.animation.`) && chunk.endsWith('.js')),
      ),
    ];
    expect(scripts.length, name).toBe(1 + animations.length);
    const weight = scripts.reduce((sum, each) => sum + weigh(each), 0);
    expect(weight, name).toBeLessThanOrEqual(12 * KiB);
  }
});

withoutBrowser('an island and all its imports are at most 80 KiB, and the site contains React once', () => {
  const chunks = ending('.js').filter((name) => name.startsWith('_astro/'));
  const imports = (name: string) =>
    [...read(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, each]) => `_astro/${each}`);
  const all = (names: string[], seen = new Set<string>()): Set<string> => {
    for (const name of names)
      if (!seen.has(name)) {
        seen.add(name);
        all(imports(name), seen);
      }
    return seen;
  };
  let islands = 0;
  for (const name of ending('.html'))
    for (const [, component, renderer] of read(name).matchAll(
      /component-url="\/([^"]+)"[^>]*?renderer-url="\/([^"]+)"/g,
    )) {
      const weight = [...all([component!, renderer!])].reduce((sum, each) => sum + weigh(each), 0);
      expect(weight, `${component} of ${name}`).toBeLessThanOrEqual(80 * KiB);
      islands++;
    }
  expect(islands).toBeGreaterThan(10);
  const holding = (pattern: RegExp) => chunks.filter((name) => pattern.test(read(name)));
  expect(holding(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/), 'react').toHaveLength(1);
  expect(holding(/rendererPackageName:\s*["'`]react-dom/), 'react-dom').toHaveLength(1);
});

withoutBrowser('the site has three font files, cut to the characters that they set', async () => {
  const wanted = [...fontCharacters].map((character) => character.codePointAt(0)!);
  const fonts = files.filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  expect(fonts.map((name) => name.replace(/\.\w+\.woff2$/, '')).sort()).toEqual([
    '_astro/mona-sans-display',
    '_astro/mona-sans-range',
    '_astro/mona-sans-text',
  ]);
  for (const name of fonts) {
    const font = create(readFileSync(join(root, name))) as unknown as { characterSet: number[] };
    // The range font, of animated headings, has fewer characters.
    const isRange = name.includes('-range');
    expect(statSync(join(root, name)).size, name).toBeLessThanOrEqual((isRange ? 36 : 16) * KiB);
    expect(font.characterSet.length, name).toBeGreaterThan(isRange ? 60 : 150);
    expect(font.characterSet.length, name).toBeLessThan(isRange ? 90 : 200);
    // The last, U+FFFF, ends the table.
    expect(font.characterSet.filter((character) => ![...wanted, 0xffff].includes(character))).toEqual([]);
  }
});

/** Path that answers with the page for 404, an error that the browser reports. */
const unknownPath = '/no/such/page';

/** Skips alternative homes and showcases that were removed. */
const isThere = ({ path }: { path: string }) => path.lastIndexOf('/') > 0 || isPage(path);

/**
 * Maximum that a page may load on a phone. Scripts have their own limit. The sharp file of an inlined picture counts,
 * too.
 */
interface PageBudget {
  path: string;
  /** KiB over the network, all but scripts. */
  withoutScripts: number;
  /** KiB of pictures. */
  pictures: number;
  requests: number;
}

const budgets: PageBudget[] = [
  { path: '/', withoutScripts: 92, pictures: 25, requests: 7 },
  { path: '/contact', withoutScripts: 68, pictures: 16, requests: 6 },
  { path: '/about', withoutScripts: 80, pictures: 30, requests: 8 },
  { path: '/service', withoutScripts: 85, pictures: 38, requests: 11 },
  { path: path('service', services[0]!.id), withoutScripts: 60, pictures: 10, requests: 6 },
  { path: '/portfolio', withoutScripts: 95, pictures: 45, requests: 12 },
  { path: path('portfolio', projects[0]!.id), withoutScripts: 65, pictures: 20, requests: 7 },
  // The second picture begins 1,250 px below the screen. At this distance Chromium starts to load pictures, so it is not
  // certain to be loaded.
  { path: path('caseStudy', caseStudies[0]!.id), withoutScripts: 84, pictures: 36, requests: 8 },
  ...caseStudies
    .filter(({ prototype }) => prototype)
    .map(({ id }) => ({ path: path('caseStudy', id), withoutScripts: 78, pictures: 25, requests: 9 })),
  { path: '/blog', withoutScripts: 112, pictures: 64, requests: 8 },
  { path: path('blog', posts[0]!.id), withoutScripts: 68, pictures: 14, requests: 7 },
  { path: '/team', withoutScripts: 95, pictures: 48, requests: 10 },
  { path: path('team', team[0]!.id), withoutScripts: 60, pictures: 15, requests: 6 },
  { path: '/faq', withoutScripts: 55, pictures: 5, requests: 5 },
  { path: '/photography-agency', withoutScripts: 128, pictures: 60, requests: 10 },
  { path: '/digital-agency', withoutScripts: 90, pictures: 28, requests: 8 },
  { path: '/marketing-agency', withoutScripts: 107, pictures: 43, requests: 8 },
  { path: '/freelancer-agency', withoutScripts: 60, pictures: 10, requests: 6 },
  { path: '/architecture-agency', withoutScripts: 70, pictures: 15, requests: 8 },
  { path: '/creative-solution', withoutScripts: 133, pictures: 80, requests: 11 },
  { path: '/personal-portfolio', withoutScripts: 68, pictures: 18, requests: 6 },
  { path: '/creative-portfolio', withoutScripts: 85, pictures: 25, requests: 7 },
  { path: '/showcase-portfolio', withoutScripts: 107, pictures: 58, requests: 10 },
  { path: '/case-study-showcase', withoutScripts: 100, pictures: 51, requests: 10 },
  { path: '/video-showcase', withoutScripts: 120, pictures: 36, requests: 10 },
  { path: unknownPath, withoutScripts: 45, pictures: 3, requests: 5 },
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const { path, withoutScripts, pictures, requests } of budgets.filter(isThere))
    test(`${path} loads at most ${withoutScripts} KiB in ${requests} requests besides its scripts, and its largest picture first`, async ({
      page,
      consoleErrors,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const result = window as { largest?: string };
          for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
            if (element instanceof HTMLImageElement) result.largest = `${element.loading} ${element.fetchPriority}`;
            else result.largest ??= 'text';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const getTraffic = await recordTraffic(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const traffic = getTraffic();
      expect(traffic.withoutScripts, 'all but scripts').toBeLessThanOrEqual(withoutScripts);
      expect(traffic.pictures, 'pictures').toBeLessThanOrEqual(pictures);
      expect(traffic.fonts, 'fonts').toBeLessThanOrEqual(30);
      expect(traffic.styles, 'styles').toBe(0);
      expect(traffic.requests, 'requests').toBeLessThanOrEqual(requests);
      const hasIsland = hydratedAtLoad.includes(path);
      const scripts = traffic.scriptsBeforeLoad + traffic.scriptsAfterLoad;
      expect(scripts, 'scripts').toBeLessThanOrEqual(hasIsland ? 90 : 12);
      if (!hasIsland) expect(traffic.scriptsBeforeLoad, 'scripts before load').toBeLessThanOrEqual(5);
      const { largest, unseen } = await page.evaluate(() => ({
        largest: (window as { largest?: string }).largest,
        unseen: [...document.querySelectorAll('img')]
          .filter((image) => image.fetchPriority === 'high' && image.getBoundingClientRect().top > innerHeight)
          .map((image) => image.currentSrc),
      }));
      expect(['text', 'eager high'], 'largest element').toContain(largest);
      expect(unseen, 'pictures that go first and are not on the first screen').toEqual([]);
      if (path === unknownPath) allowErrors(consoleErrors, failedRequest);
    });
});

/** Minimum share (%) of a page's styles and scripts that is used while the page is scrolled through. */
const uses: { path: string; styles: number; scripts: number }[] = [
  // Half of the sliders' script and most of React's handle events that reading does not cause. The letters of the
  // heading are in an attribute and count as neither.
  { path: '/', styles: 50, scripts: 25 },
  { path: '/contact', styles: 50, scripts: 25 },
  { path: '/portfolio', styles: 50, scripts: 25 },
  { path: path('blog', posts[0]!.id), styles: 50, scripts: 45 },
  { path: '/digital-agency', styles: 50, scripts: 25 },
  { path: '/showcase-portfolio', styles: 45, scripts: 30 },
];

test('pages load few unused styles and scripts', async ({ page }) => {
  for (const { path, styles, scripts } of uses.filter(isThere))
    await test.step(path, async () => {
      await Promise.all([page.coverage.startCSSCoverage(), page.coverage.startJSCoverage()]);
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      // Astro removes `ssr` when it has called React, which hydrates in tasks of its own.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const [css, js] = await Promise.all([page.coverage.stopCSSCoverage(), page.coverage.stopJSCoverage()]);
      const length = (ranges: { start: number; end: number }[]) =>
        ranges.reduce((sum, { start, end }) => sum + end - start, 0);
      const usedStyles = css.reduce((sum, { ranges }) => sum + length(ranges), 0);
      const allStyles = css.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
      // V8 reports ranges by function: the outer range ran, and inner ranges with count 0 did not.
      const sources = js.filter(({ source }) => source);
      const allScripts = sources.reduce((sum, { source }) => sum + source!.length, 0);
      const unused = sources.reduce((sum, { source, functions }) => {
        const idle = new Uint8Array(source!.length);
        for (const { ranges } of functions)
          for (const { startOffset, endOffset, count } of ranges)
            idle.fill(count === 0 ? 1 : 0, startOffset, endOffset);
        return sum + idle.reduce((count, each) => count + each, 0);
      }, 0);
      const used = { styles: (usedStyles / allStyles) * 100, scripts: (1 - unused / allScripts) * 100 };
      expect(used.styles, 'styles').toBeGreaterThan(styles);
      expect(used.scripts, 'scripts').toBeGreaterThan(scripts);
    });
});
