import type { Locator, Page } from '@playwright/test';
import { agency, caseStudies, filled, list, literally, titled, words } from '../content.ts';
import { isPage, titleAt } from '../pages.ts';
import { expect, holdScripts, test } from './site.ts';

const showcases = [
  { path: '/showcase-portfolio', axis: 'x', slides: list('showcaseSlides').map(({ id }) => id) },
  { path: '/case-study-showcase', axis: 'y', slides: caseStudies.map(({ id }) => id) },
  { path: '/video-showcase', axis: 'y', slides: list('videoSlides').map(({ id }) => id) },
].filter(({ path }) => isPage(path));

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const next = (page: Page) => page.getByRole('button', { name: words.showcase.next });
const previous = (page: Page) => page.getByRole('button', { name: words.showcase.previous });

/** The slide fills the screen, and its place in the line below is marked. */
async function expectSlide(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('[data-slide-link][aria-current="true"]')).toHaveAttribute('href', `#${id}`);
}

/** Expects the slide and that its address can be copied. */
async function expectMovedTo(page: Page, id: string) {
  await expectSlide(page, id);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
}

async function awake(page: Page) {
  const { x, y, width, height } = (await carousel(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.move(x + width / 2 + 5, y + height / 2);
  await expect(carousel(page)).toHaveAttribute('data-awake');
}

interface Place {
  x: number;
  y: number;
}

/** A finger that goes from one place to another and leaves the screen; `halfway` is done while it lies between them. */
async function swipe(page: Page, from: Place, to: Place, halfway?: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ]);
    if (step === 5) await halfway?.();
  }
  await touch('touchEnd', []);
}

for (const { path, axis, slides } of showcases) {
  const [first, second, third] = slides as [string, string, string];
  const last = slides[slides.length - 1]!;

  test.describe(path, () => {
    test('shows one slide a screen, under the header and over a line of slides', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(slides.length);
      await expectSlide(page, first);
      expect(new URL(page.url()).hash).toBe('');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const nav = page.getByRole('navigation', { name: words.header.navigation, exact: true });
      await expect(nav.getByRole('link')).toHaveText([
        words.pages.home,
        words.pages.about,
        words.pages.service,
        words.pages.contact,
      ]);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const links = page.getByRole('navigation', { name: words.showcase.slides }).getByRole('link');
      await expect(links).toHaveCount(slides.length);
    });

    test('arrows move it, say where it is, and rest at the first and the last', async ({ page }) => {
      await page.goto(path);
      await expect(previous(page)).toBeDisabled();
      for (const [index, id] of slides.entries()) {
        await expectSlide(page, id);
        if (index > 0)
          await expect(page.getByRole('status')).toHaveText(
            new RegExp(
              `^${literally(filled(words.showcase.slide, { number: index + 1, count: slides.length, name: '' }))}`,
            ),
          );
        if (id !== last) await next(page).click();
      }
      await expect(next(page)).toBeDisabled();
      await previous(page).click();
      await expectMovedTo(page, slides[slides.length - 2]!);
      await expect(next(page)).toBeEnabled();
    });

    // Those that go the same way are one island: the rest is tried with one of them.
    if (showcases.find((one) => one.axis === axis)!.path !== path) return;

    test('the wheel moves one screen for one turn, in both directions and past the end', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      await page.mouse.wheel(0, 120);
      await expectMovedTo(page, second);
      await page.mouse.wheel(0, -120);
      await expectMovedTo(page, first);
      await page.mouse.wheel(0, -120);
      await expectMovedTo(page, last);
      await page.mouse.wheel(0, 120);
      await expectMovedTo(page, first);
    });

    test('a touchpad that coasts moves it by one', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      // All at once in the page, as a touchpad does it; a busy machine would turn them into strokes of their own.
      await carousel(page).evaluate(
        (element, key) => {
          for (const turn of [20, 60, 90, 70, 50, 35, 25, 18, 12, 9, 6, 4, 3, 2, 1, 1, 1])
            element.dispatchEvent(new WheelEvent('wheel', { [key]: turn, bubbles: true, cancelable: true }));
        },
        axis === 'x' ? 'deltaX' : 'deltaY',
      );
      await expectMovedTo(page, second);
      await expect(page.locator(`#${third}`)).not.toBeInViewport({ ratio: 0.1 });
    });

    test('keys move it, past the last to the first again', async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press(axis === 'x' ? 'ArrowRight' : 'ArrowDown');
      await expectMovedTo(page, second);
      await page.keyboard.press('PageDown');
      await expectMovedTo(page, third);
      await page.keyboard.press('End');
      await expectMovedTo(page, last);
      await page.keyboard.press(axis === 'x' ? 'ArrowRight' : 'ArrowDown');
      await expectMovedTo(page, first);
      await page.keyboard.press('PageUp');
      await expectMovedTo(page, last);
      await page.keyboard.press('Home');
      await expectMovedTo(page, first);
    });

    test('keys are the menu’s while it is open', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      await page.getByRole('button', { name: words.header.menu, exact: true }).click();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: words.header.menu })).toBeHidden();
      await expectSlide(page, first);
      expect(new URL(page.url()).hash).toBe('');
    });

    test('it is dragged, and a drag over a link is no click on it', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      const link = page.locator(`#${first}`).getByRole('link').first();
      const { x, y } = (await link.boundingBox())!;
      // Over more than half of the screen, so that it does not matter how slow the hand is.
      const from = axis === 'x' ? { x: 1300, y: y + 10 } : { x: x + 20, y: y + 10 };
      const to = axis === 'x' ? { x: 400, y } : { x, y: y - 550 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
      await expectMovedTo(page, second);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('a drag before its script has come moves it once it has, and is no click', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // From the start: the browser may say by itself that the mouse moved.
      await page.route('**/_astro/embla-carousel*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      const { x, y } = (await page.locator(`#${first}`).getByRole('link').first().boundingBox())!;
      await page.mouse.move(x + 20, y + 10);
      await page.mouse.down();
      if (axis === 'x') await page.mouse.move(x - 100, y + 10, { steps: 4 });
      else await page.mouse.move(x + 20, y - 100, { steps: 4 });
      await page.mouse.up();
      release();
      await expectMovedTo(page, second);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('a drag over its words marks none of them', async ({ page }) => {
      await page.goto(path);
      await awake(page);
      const { x, y, width, height } = (await page.locator(`#${first}`).getByRole('heading').boundingBox())!;
      // From its last line: the header lies over the first.
      await page.mouse.move(x + 5, y + height - 5);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
      await page.mouse.up();
    });

    test('the line of slides leads to each of them', async ({ page }) => {
      await page.goto(path);
      for (const id of [third, first, last]) {
        await page.locator(`[data-slide-link][href="#${id}"]`).click();
        await expectMovedTo(page, id);
      }
    });

    test('a shared address opens its slide, moves on from there, and is no stop on the way back', async ({ page }) => {
      await page.goto('/faq');
      await page.goto(`${path}#${second}`);
      await expectSlide(page, second);
      await next(page).click();
      await expectMovedTo(page, third);
      await page.evaluate((hash) => location.assign(hash), `#${last}`);
      await expectMovedTo(page, last);
      await page.reload();
      await expectSlide(page, last);
    });

    test('moving it leaves nothing in the way of Back', async ({ page }) => {
      await page.goto('/faq');
      await page.goto(path);
      for (const id of [second, third]) {
        await next(page).click();
        await expectMovedTo(page, id);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
    });

    test('Tab goes through every link, with the slide of each in view', async ({ page }) => {
      await page.goto(path);
      await carousel(page).focus();
      await expect(carousel(page)).toHaveAttribute('data-awake');
      for (const id of slides) {
        await page.keyboard.press('Tab');
        await expect(page.locator(`#${id} a:focus`)).toBeInViewport();
        await expectSlide(page, id);
      }
    });

    test('a screen takes about 1000 ms: on its way at half of that, in its place soon after it', async ({ page }) => {
      // The page's own clock stands still and is moved by hand, so that the speed of this machine does not matter.
      await page.clock.install();
      await page.goto(path);
      await page.mouse.move(500, 400);
      await expect(async () => {
        await page.mouse.move(500 + Math.random() * 50, 400);
        await page.clock.runFor(100);
        await expect(carousel(page)).toHaveAttribute('data-awake', { timeout: 100 });
      }).toPass();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const offset = () =>
        page.evaluate(
          ([id, axis]) => {
            const { left, top } = document.getElementById(id!)!.getBoundingClientRect();
            return axis === 'x' ? left : top;
          },
          [second, axis],
        );
      const far = await offset();
      // A slide whose picture is not there yet is waited for, by a clock that is not the page's.
      await page
        .locator(`#${second} img`)
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      await page.keyboard.press('PageDown');
      await page.clock.runFor(500);
      expect(await offset()).toBeGreaterThan(far * 0.05);
      expect(await offset()).toBeLessThan(far * 0.5);
      await page.clock.runFor(600);
      expect(Math.abs(await offset())).toBeLessThan(far * 0.02);
    });

    test('a click on an arrow before the slider is awake is not lost', async ({ page }) => {
      const release = await holdScripts(page, '**/_astro/embla-*.js');
      await page.goto(path);
      await next(page).click();
      await expect(carousel(page)).not.toHaveAttribute('data-awake');
      release();
      await expectMovedTo(page, second);
    });

    test('an address that is asked for while a press waits comes after it', async ({ page }) => {
      const release = await holdScripts(page, '**/_astro/embla-*.js');
      await page.goto(path);
      await next(page).click();
      await expectSlide(page, second);
      await page.evaluate((hash) => location.assign(hash), `#${last}`);
      await expectSlide(page, last);
      release();
      await expect(carousel(page)).toHaveAttribute('data-awake');
      // Whatever moves it now has come to rest.
      await page.waitForTimeout(1500);
      await expectMovedTo(page, last);
    });

    test('arrows that led to the last slide before it woke leave it there', async ({ page }) => {
      const release = await holdScripts(page, '**/_astro/embla-*.js');
      await page.goto(path);
      for (const id of slides) {
        await expectSlide(page, id);
        if (id !== last) await next(page).click();
      }
      release();
      await expect(carousel(page)).toHaveAttribute('data-awake');
      // Whatever moves it now has come to rest.
      await page.waitForTimeout(1500);
      await expectMovedTo(page, last);
      await previous(page).click();
      await expectMovedTo(page, slides[slides.length - 2]!);
    });

    test('without the script that moves it, arrows and keys still lead on', async ({ page, quiet }) => {
      await page.route('**/_astro/embla-*.js', (route) => route.abort());
      await page.goto(path);
      await next(page).click();
      await expectMovedTo(page, second);
      await page.keyboard.press('PageDown');
      await expectMovedTo(page, third);
      quiet.length = 0; // the browser reports the script that is missing
    });

    test('in a low window it is a page that scrolls, and the arrows lead on', async ({ page }) => {
      await page.setViewportSize({ width: 720, height: 450 });
      await page.goto(path);
      await next(page).click();
      await expect(page.locator(`#${second} h2`)).toBeInViewport({ ratio: 0.5 });
      await expect(carousel(page)).not.toHaveAttribute('data-awake');
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${second}`);
    });

    // Over more than half of the screen, so that it does not matter how slow the finger is.
    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      const [near, far] =
        axis === 'x'
          ? [
              { x: 60, y: 400 },
              { x: 330, y: 400 },
            ]
          : [
              { x: 200, y: 120 },
              { x: 200, y: 680 },
            ];

      test('a finger that is on it while it wakes moves it', async ({ page }) => {
        const release = await holdScripts(page, '**/_astro/*.js');
        await page.goto(path);
        await swipe(page, far, near, async () => {
          release();
          await expect(page.locator('astro-island[ssr]:has([data-showcase])')).toHaveCount(0);
          await page.waitForTimeout(1000);
        });
        await expectMovedTo(page, second);
        await expect(carousel(page)).toHaveAttribute('data-awake');
        await expectSlide(page, second);
      });

      test('a finger moves it, from the first touch on and past the end', async ({ page }) => {
        await page.goto(path);
        await swipe(page, far, near);
        await expectMovedTo(page, second);
        await expect(carousel(page)).toHaveAttribute('data-awake');
        await expectSlide(page, second);
        await swipe(page, near, far);
        await expectMovedTo(page, first);
        await swipe(page, near, far);
        await expectMovedTo(page, last);
      });
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('it jumps', async ({ page }) => {
        await page.goto(path);
        await awake(page);
        // Where the second slide is in every frame after the key: nowhere between here and there.
        const places = await page.evaluate(
          ([id, axis]) =>
            new Promise<number[]>((resolve) => {
              const slide = document.getElementById(id!)!;
              const seen: number[] = [];
              const look = () => {
                const { left, top } = slide.getBoundingClientRect();
                seen.push(Math.round(axis === 'x' ? left : top));
                if (seen.length < 30) requestAnimationFrame(look);
                else resolve(seen);
              };
              document.querySelector<HTMLElement>('[data-step="1"]')!.click();
              look();
            }),
          [second, axis],
        );
        expect([...new Set(places)].length).toBeLessThanOrEqual(2);
        expect(places.at(-1)).toBeCloseTo(0);
        await expectMovedTo(page, second);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('it is a page that scrolls and snaps by one, each slide has its address, and no control is dead', async ({
        page,
      }) => {
        await page.goto(`${path}#${third}`);
        await expect(page.locator(`#${third}`)).toBeInViewport({ ratio: 0.99 });
        await expect(carousel(page)).toHaveCSS('scroll-snap-type', `${axis} mandatory`);
        // However quick the finger is.
        await expect(page.locator(`#${second}`)).toHaveCSS('scroll-snap-stop', 'always');
        await expect(next(page)).toBeHidden();
        await page.locator(`[data-slide-link][href="#${first}"]`).click();
        await expect(page.locator(`#${first}`)).toBeInViewport({ ratio: 0.99 });
        await page.mouse.move(600, 400);
        await page.mouse.wheel(axis === 'x' ? 900 : 0, axis === 'x' ? 0 : 700);
        await expect(page.locator(`#${second}`)).toBeInViewport({ ratio: 0.99 });
      });
    });
  });
}

test.describe('the portfolio showcase', () => {
  test.skip(!isPage('/showcase-portfolio'), 'the site has no such page');
  const slides = list('showcaseSlides');

  test('shows on each slide its own project', async ({ page }) => {
    const pictures = (place: Locator) =>
      place
        .locator('img')
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.replace(/-fallback.*/, '')));
    for (const { id, project } of slides) {
      await page.goto('/showcase-portfolio');
      const [shown] = await pictures(page.locator(`#${id}`));
      await page.goto(`/portfolio/${project.id}`);
      expect(await pictures(page.getByRole('main')), id).toContain(shown);
    }
  });

  test('leads to its projects and lists where to follow us', async ({ page }) => {
    await page.goto('/showcase-portfolio');
    await expect(page).toHaveTitle(titled(titleAt('/showcase-portfolio')));
    const follow = page.getByRole('heading', { name: words.links.followUs }).locator('..');
    await expect(follow.getByRole('link')).toHaveText(agency.social.map(({ name }) => name));
    await page.locator(`#${slides[0]!.id}`).getByRole('link').click();
    await expect(page).toHaveURL(`/portfolio/${slides[0]!.project.id}`);
  });
});

test('each slide of the case-study showcase has its figure and View Case Study', async ({ page }) => {
  test.skip(!isPage('/case-study-showcase'), 'the site has no such page');
  await page.goto('/case-study-showcase');
  await expect(page).toHaveTitle(titled(titleAt('/case-study-showcase')));
  for (const { id, result } of caseStudies) {
    const link = page.locator(`#${id}`).getByRole('link', { name: words.showcase.viewCaseStudy });
    await expect(link).toHaveAttribute('href', `/case-study/${id}`);
    await expect(page.locator(`#${id} strong`)).toHaveText(result.figures[0]!.figure);
  }
  const { id } = caseStudies[1]!;
  await page.keyboard.press('PageDown');
  await expectMovedTo(page, id);
  await page.locator(`#${id}`).getByRole('link', { name: words.showcase.viewCaseStudy }).click();
  await expect(page).toHaveURL(`/case-study/${id}`);
});

test.describe('films', () => {
  test.skip(!isPage('/video-showcase'), 'the site has no such page');
  const films = list('videoSlides');
  const [first, second, third] = films.map(({ id }) => id) as [string, string, string];
  const film = (page: Page, id: string) => page.locator(`#${id} video`);
  const isPlaying = (page: Page, id: string) =>
    film(page, id).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 2);
  const toggle = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^(${words.showcase.playFilm}|${words.showcase.pauseFilm})$`) });

  test('each has its intro title, title and link, is silent and endless, and says what it says where there is none', async ({
    page,
  }) => {
    await page.goto('/video-showcase');
    await expect(page).toHaveTitle(titled(titleAt('/video-showcase')));
    for (const { id } of films) {
      const video = film(page, id);
      expect(await video.evaluate((element: HTMLVideoElement) => element.textContent?.trim())).toBe(
        words.showcase.noVideo,
      );
      expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
        muted: true,
        loop: true,
      });
      await expect(page.locator(`#${id} h2 > span`).first()).not.toBeEmpty();
      await expect(page.locator(`#${id}`).getByRole('link', { name: words.showcase.purpose })).toHaveAttribute(
        'href',
        /^\//,
      );
    }
  });

  test('the picture comes first, and only the film on screen is fetched and plays', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') fetched.push(request.url());
    });
    await page.goto('/video-showcase');
    await expect.poll(() => isPlaying(page, first)).toBe(true);
    expect(fetched.every((url) => url.includes(films[0]!.film))).toBe(true);
    const loaded = await page.evaluate(() => {
      const [media] = performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)$/.test(name));
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return media!.startTime >= page!.loadEventStart;
    });
    expect(loaded).toBe(true);
    await next(page).click();
    await expectMovedTo(page, second);
    await expect.poll(() => isPlaying(page, second)).toBe(true);
    expect(await isPlaying(page, first)).toBe(false);
    expect(await isPlaying(page, third)).toBe(false);
  });

  test('the button stops them, on the slides that follow too, and starts them', async ({ page }) => {
    await page.goto('/video-showcase');
    await expect.poll(() => isPlaying(page, first)).toBe(true);
    await expect(toggle(page)).toHaveText(words.showcase.pauseFilm);
    await toggle(page).click();
    await expect(toggle(page)).toHaveText(words.showcase.playFilm);
    expect(await isPlaying(page, first)).toBe(false);
    await next(page).click();
    await expectMovedTo(page, second);
    expect(await isPlaying(page, second)).toBe(false);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPlaying(page, second)).toBe(true);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing plays or is fetched until it is asked for', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') fetched.push(request.url());
      });
      await page.goto('/video-showcase', { waitUntil: 'networkidle' });
      await expect(toggle(page)).toHaveText(words.showcase.playFilm);
      expect(fetched).toEqual([]);
      await toggle(page).click();
      await expect.poll(() => isPlaying(page, first)).toBe(true);
      await expect(toggle(page)).toHaveText(words.showcase.pauseFilm);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('their pictures stand for them, and a link plays each', async ({ page, quiet }) => {
      await page.goto('/video-showcase');
      await expect(toggle(page)).toBeHidden();
      for (const { id } of films) {
        const link = page.locator(`#${id}`).getByRole('link', { name: words.showcase.playFilm });
        await expect(link).toHaveAttribute('href', /film-.*\.mp4$/);
      }
      await page.locator(`#${first}`).getByRole('link', { name: words.showcase.playFilm }).click();
      await expect(page).toHaveURL(/\.mp4$/);
      await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
      quiet.length = 0; // the browser says that the film by itself takes no part in the transition between pages
    });
  });
});
