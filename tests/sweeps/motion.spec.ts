import type { Locator, Page } from '@playwright/test';
import { caseStudies, list, messages, projects } from '../content.ts';
import {
  allowErrors,
  enquiry,
  expect,
  failedEnquiry,
  failedRequest,
  fill,
  hydrated,
  notSent,
  slideLinks,
  test,
} from '../e2e/site.ts';
import { isPage } from '../pages.ts';

const titleOf = (project: string) => projects.find(({ id }) => id === project)!.title;
const showcases = [
  {
    path: '/showcase-portfolio',
    slides: list('showcaseSlides').map(({ id, project }) => ({ id, title: titleOf(project.id) })),
  },
  { path: '/case-study-showcase', slides: caseStudies },
  {
    path: '/video-showcase',
    slides: list('videoSlides').map(({ id, introTitle, title }) => ({ id, title: `${introTitle} ${title}` })),
  },
]
  .filter(({ path }) => isPage(path))
  .map(({ path, slides: [one, two, three] }) => ({
    path,
    first: one!.id,
    second: two!.id,
    third: three!.id,
    title: one!.title,
  }));

const carousel = (page: Page) => page.locator('[aria-roledescription]:has([data-slide])');
const slide = (page: Page, id: string) => page.locator(`#${id}`);

/** Records the role of each slide of a showcase during a reveal, and the positions of the pinned ones. */
const recordTransitions = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { transitions: seen });
    const look = () => {
      for (const slide of document.querySelectorAll<HTMLElement>('[data-transition]')) {
        const { left, top } = slide.firstElementChild!.getBoundingClientRect();
        const isPinned = Math.abs(left) < 2 && Math.abs(top) < 2;
        const note = `${slide.id} ${slide.dataset.transition}${isPinned ? '' : ' adrift'}`;
        if (!seen.includes(note)) seen.push(note);
      }
      requestAnimationFrame(look);
    };
    look();
  });
const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: string[] }).transitions.toSorted());

for (const { path, first, second, third } of showcases)
  test.describe(`the transition of ${path}`, () => {
    test('the next slide is revealed above the current one, and nothing of the reveal remains afterwards', async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(carousel(page));
      await recordTransitions(page);
      await page.keyboard.press('PageDown');
      await expect(slide(page, second)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-transition]')).toHaveCount(0);
      expect(await transitions(page)).toEqual([`${first} under`, `${second} over`].toSorted());
    });

    test('a drag controls the reveal, and an early release closes it', async ({ page }) => {
      await page.goto(path);
      await hydrated(carousel(page));
      const isRow = path === '/showcase-portfolio';
      await page.mouse.move(720, 500);
      await page.mouse.down();
      if (isRow) await page.mouse.move(620, 500, { steps: 8 });
      else await page.mouse.move(720, 420, { steps: 8 });
      await expect(slide(page, second)).toHaveAttribute('data-transition', 'over');
      await expect(slide(page, first)).toHaveAttribute('data-transition', 'under');
      await page.mouse.move(720, 500, { steps: 8 });
      await page.mouse.up();
      await expect(page.locator('[data-transition]')).toHaveCount(0);
      await expect(slide(page, first)).toBeInViewport({ ratio: 0.99 });
    });

    test('a distant slide is revealed directly above the current one', async ({ page }) => {
      await page.goto(path);
      await hydrated(carousel(page));
      await recordTransitions(page);
      await slideLinks(page, third).click();
      await expect(slide(page, third)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-transition]')).toHaveCount(0);
      expect(await transitions(page)).toEqual([`${first} under`, `${third} over`].toSorted());
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('there is none', async ({ page }) => {
        await page.goto(path);
        await hydrated(carousel(page));
        await recordTransitions(page);
        await page.keyboard.press('PageDown');
        await expect(slide(page, second)).toBeInViewport({ ratio: 0.99 });
        expect(await transitions(page)).toEqual([]);
      });
    });
  });

test('the titles of the showcases have their text as accessible name', async ({ page }) => {
  for (const { path, first, title } of showcases) {
    await page.goto(path);
    await expect(slide(page, first).getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a sent enquiry shows the sphere without animation', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page.getByLabel(messages.enquiryForm.labels.message));
    await fill(page, enquiry('Still Image'));
    await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
    await expect(page.locator('[data-folded]')).toHaveCount(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the form folds into the sphere after success, and opens again when a field gets the focus', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  await hydrated(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Folded Form'));
  const before = await page.locator('form').boundingBox();
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  const status = page.locator('form').getByRole('status');
  await expect(status).toContainText(messages.enquiryForm.sent);
  await expect(status).toBeFocused();
  await expect(page.locator('[data-folded]')).toHaveCount(1);
  expect((await page.locator('form').boundingBox())!.height).toBeCloseTo(before!.height, 0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(messages.enquiryForm.labels.message)).toBeFocused();
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  await expect(status).toContainText(messages.enquiryForm.sent);
});

test('the form does not change after a failure', async ({ page, consoleErrors }) => {
  await page.route('**/api/create/contact', (route) => route.fulfill({ json: { success: false } }));
  await page.goto('/contact');
  await hydrated(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Not Folded'));
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(notSent);
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  allowErrors(consoleErrors, failedRequest, failedEnquiry);
});

/** Records the requested pictures, except those that the page loads without interaction. */
function watchHoverPictures(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  return async (second: Locator) => {
    const files = (await second.getAttribute('data-hover-picture'))!.split(', ').map((each) => each.split(' ')[0]!);
    return fetched.filter((each) => files.includes(each));
  };
}

async function pointAt(page: Page, what: Locator) {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await what.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
}

const withCards = [
  '/',
  '/portfolio',
  '/architecture-agency',
  '/creative-solution',
  '/digital-agency',
  '/freelancer-agency',
  '/personal-portfolio',
];

for (const path of withCards.filter(isPage))
  test(`the cards of ${path} show a hover picture on hover and focus, and fetch it only then`, async ({ page }) => {
    const fetchedOf = watchHoverPictures(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const cards = page.getByRole('listitem').filter({ has: page.locator('[data-hover-picture]') });
    const [one, other] = [cards.nth(0), cards.nth(1)].map((card) => ({
      card,
      second: card.locator('[data-hover-picture]'),
    }));
    await pointAt(page, other!.second);
    await expect(other!.second).toHaveAttribute('data-shown');
    expect(await fetchedOf(one!.second)).toEqual([]);
    await page.mouse.move(2, 2);
    await one!.card.getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(one!.second).toHaveAttribute('data-shown');
    expect(await fetchedOf(one!.second)).toHaveLength(1);
    await expect(other!.second).not.toHaveAttribute('data-shown');
  });

test('a hover picture keeps the side that its content names', async ({ page }) => {
  await page.goto('/portfolio');
  const second = page.locator('[data-hover-picture]').first();
  for (const [crop, position] of [
    ['left', '0px 50%'],
    ['right', '100% 50%'],
    ['top', '50% 0px'],
    ['bottom', '50% 85%'],
    ['bottom-left', '0px 85%'],
  ]) {
    await second.evaluate((element, crop) => element.setAttribute('data-crop', crop!), crop);
    await expect(second, crop).toHaveCSS('background-position', position!);
  }
});

test('no hover picture is fetched with data saving', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetchedOf = watchHoverPictures(page);
  await page.goto('/portfolio');
  const second = page.locator('[data-hover-picture]').first();
  await pointAt(page, second);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForLoadState('networkidle');
  expect(await fetchedOf(second)).toEqual([]);
  await expect(second).not.toHaveAttribute('data-shown');
});
