import type { Page } from '@playwright/test';
import { awake, expect, inView, test } from './site.ts';

const boxes = (page: Page) => page.locator('[data-active-one]').getByRole('listitem');
const box = (page: Page, name: string) => boxes(page).filter({ has: page.getByRole('heading', { name }) });
const projects = (page: Page) => page.getByRole('group', { name: 'Projects', exact: true });
const posts = (page: Page) => page.getByRole('group', { name: 'Posts', exact: true });

/** The box that is open: the one that is at least twice as large as every other. */
async function expectOpen(page: Page, name: string) {
  await expect
    .poll(() =>
      boxes(page).evaluateAll((all) => {
        const areas = all.map((each) => each.clientWidth * each.clientHeight);
        const [largest = 0, second = 0] = areas.toSorted((a, b) => b - a);
        return largest > second * 2 ? all[areas.indexOf(largest)]?.querySelector('h3')?.textContent : undefined;
      }),
    )
    .toBe(name);
}

test.describe('the marketing agency', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/marketing-agency');
  });

  test('has the plain title Marketing Agency, a line in two voices, and a button to contact', async ({ page }) => {
    await expect(page).toHaveTitle('Marketing Agency');
    await expect(page.getByRole('heading', { level: 1, name: 'Say less. Louder.' })).toBeInViewport();
    await page.getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the first service box is open; pointer and focus open another, which stays open', async ({ page }) => {
    await expect(boxes(page)).toHaveCount(4);
    await expectOpen(page, 'Digital Marketing');
    await box(page, 'Content').hover();
    await expectOpen(page, 'Content');
    await expect(box(page, 'Content').getByText('Writers who interview your engineers')).toHaveCSS('opacity', '1');
    await expect(box(page, 'Digital Marketing').getByText('Search, social and paid media')).toHaveCSS('opacity', '0');
    await page.mouse.move(700, 5);
    await expectOpen(page, 'Content');
    await page.getByRole('link', { name: 'Creative Design' }).focus();
    await expectOpen(page, 'Creative Design');
    await page.keyboard.press('Tab');
    await expectOpen(page, 'Content');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/service\/content$/);
  });

  for (const [name, id] of [
    ['Digital Marketing', 'digital-marketing'],
    ['Creative Design', 'creative-design'],
    ['Content', 'content'],
    ['Influencer', 'influencer'],
  ] as const)
    test(`the box ${name} leads to its service, wherever it is clicked`, async ({ page }) => {
      await box(page, name).hover();
      await expectOpen(page, name);
      await box(page, name).click({ position: { x: 100, y: 300 } });
      await expect(page).toHaveURL(new RegExp(`/service/${id}$`));
    });

  test('the process is stated, in four steps', async ({ page }) => {
    const process = page.locator('section').filter({ hasText: 'An agile process' });
    await expect(process.getByText('Every second Thursday')).toBeVisible();
    await expect(process.getByRole('listitem').getByRole('heading')).toHaveText(['Choose', 'Make', 'Show', 'Count']);
  });

  test('the figures are 40K happy clients, 50k projects, 250 team members and 550 products', async ({ page }) => {
    const facts = page.locator('section').filter({ hasText: 'Counted twice' });
    await expect(facts.getByRole('term')).toHaveText(['Happy Clients', 'Projects', 'Team Members', 'Products']);
    await expect(facts.getByRole('definition')).toHaveText(['40K', '50k', '250', '550']);
  });

  test('the prices are by the month, and by the year when asked', async ({ page }) => {
    const pricing = page.locator('#pricing');
    for (const price of ['29', '199', '299'])
      await expect(pricing.getByText(`USD ${price}`, { exact: true })).toBeVisible();
    await pricing.getByText('Yearly').click();
    for (const price of ['59', '399', '599'])
      await expect(pricing.getByText(`USD ${price}`, { exact: true })).toBeVisible();
    await expect(pricing.getByText('USD 29', { exact: true })).toBeHidden();
    await pricing.getByRole('link', { name: 'Purchase Now' }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('eight partners and the last call end the page', async ({ page }) => {
    await expect(page.locator('section').filter({ hasText: 'Heard together with' }).getByRole('img')).toHaveCount(8);
    await page.getByRole('link', { name: 'Apply For Meeting' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the carousel of eight projects moves by arrows, keys and drag, and its projects lead on', async ({ page }) => {
    await expect(projects(page).getByRole('group')).toHaveCount(8);
    await awake(projects(page));
    await expect.poll(() => inView(projects(page))).toEqual([1, 2, 3]);
    await expect(page.getByRole('button', { name: 'Previous project' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next project' }).click();
    await expect.poll(() => inView(projects(page))).toEqual([2, 3, 4]);
    await projects(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(projects(page))).toEqual([3, 4, 5]);
    const { x, y } = (await projects(page).boundingBox())!;
    await page.mouse.move(x + 200, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 1000, y + 100, { steps: 10 });
    await page.mouse.up();
    await expect.poll(async () => (await inView(projects(page)))[0]).not.toBe(3);
    await page.getByRole('link', { name: 'A hotel that books itself' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portfolio\/marsa-creek$/);
  });

  for (const [width, shown] of [
    [1440, 3],
    [991, 3],
    [990, 2],
    [600, 2],
    [599, 1],
    [390, 1],
  ] as const)
    test(`${shown} projects and posts are in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await awake(projects(page));
      await expect.poll(() => inView(projects(page))).toEqual([1, 2, 3].slice(0, shown));
      await awake(posts(page));
      await posts(page).hover();
      await expect.poll(async () => (await inView(posts(page))).length).toBe(shown);
    });
});

test.describe('the posts move on by themselves', () => {
  /** The first post in view. */
  const first = async (page: Page) => (await inView(posts(page)))[0];

  // The page's own clock is moved by hand, so that the speed of this machine does not matter.
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/marketing-agency');
    await posts(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 450);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(posts(page)).toHaveAttribute('data-awake', { timeout: 100 });
    }).toPass();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.clock.runFor(2000);
  });

  test('every 4000 ms, in 1000 ms', async ({ page }) => {
    // From the start of one movement to the start of the next.
    await page.getByRole('button', { name: 'Next post' }).click();
    await page.clock.runFor(1000);
    const start = (await first(page))!;
    const shift = () =>
      posts(page).evaluate((element, number) => {
        const slide = element.querySelector(`[aria-label="${number} of 6"]`)!;
        return (slide.getBoundingClientRect().left - element.getBoundingClientRect().left) / slide.clientWidth;
      }, start);
    const still = await shift();
    expect(Math.abs(still)).toBeLessThan(0.03);
    await page.clock.runFor(2900);
    expect(await shift()).toBeCloseTo(still, 1);
    await page.clock.runFor(500);
    const underWay = await shift();
    expect(underWay).toBeLessThan(-0.05);
    expect(underWay).toBeGreaterThan(-0.97);
    await page.clock.runFor(1000);
    expect(await shift()).toBeCloseTo(-1, 1);
    await page.clock.runFor(4000);
    expect(await first(page)).toBe(((start + 1) % 6) + 1);
  });

  test('not under the pointer, and again when it has left', async ({ page }) => {
    await posts(page).hover();
    await page.clock.runFor(1500);
    const start = await first(page);
    await page.clock.runFor(9000);
    expect(await first(page)).toBe(start);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5500);
    expect(await first(page)).not.toBe(start);
  });

  test('not while one of them has the focus', async ({ page }) => {
    await posts(page).focus();
    await page.clock.runFor(1500);
    const start = await first(page);
    await page.clock.runFor(9000);
    expect(await first(page)).toBe(start);
  });

  test('not once they are paused, until they are played again', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause the posts' }).click();
    await page.clock.runFor(1500);
    const start = await first(page);
    await posts(page).hover();
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    expect(await first(page)).toBe(start);
    const play = page.getByRole('button', { name: 'Play the posts' });
    await play.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(5500);
    expect(await first(page)).not.toBe(start);
    await expect(page.getByRole('button', { name: 'Pause the posts' })).toBeFocused();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('never, so there is nothing to pause; the arrows still move them', async ({ page }) => {
      await page.clock.runFor(9000);
      expect(await first(page)).toBe(1);
      await expect(page.getByRole('button', { name: 'Pause the posts' })).toBeHidden();
      await page.getByRole('button', { name: 'Next post' }).click();
      await page.clock.runFor(100);
      expect(await first(page)).toBe(2);
    });
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens a service box, and a tap on the open one follows it', async ({ page }) => {
    await page.goto('/marketing-agency');
    await expectOpen(page, 'Digital Marketing');
    await box(page, 'Influencer').tap();
    await expectOpen(page, 'Influencer');
    await expect(page).toHaveURL(/\/marketing-agency$/);
    await box(page, 'Influencer').tap();
    await expect(page).toHaveURL(/\/service\/influencer$/);
  });

  test('dots lead to each project, and the posts can be paused', async ({ page }) => {
    await page.goto('/marketing-agency');
    await awake(projects(page));
    const dot = page.getByRole('button', { name: 'Show project 4 of 8' });
    await dot.tap();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await awake(posts(page));
    await page.getByRole('button', { name: 'Pause the posts' }).tap();
    await expect(page.getByRole('button', { name: 'Play the posts' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes open under pointer and focus, and lead on', async ({ page }) => {
    await page.goto('/marketing-agency');
    await expectOpen(page, 'Digital Marketing');
    await box(page, 'Influencer').hover();
    await expectOpen(page, 'Influencer');
    await page.mouse.move(700, 5);
    await page.getByRole('link', { name: 'Content', exact: true }).focus();
    await expectOpen(page, 'Content');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/service\/content$/);
  });

  test('the carousels scroll, without dead controls, and the prices change', async ({ page }) => {
    await page.goto('/marketing-agency');
    for (const slider of [projects(page), posts(page)]) await expect(slider).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: 'Pause the posts' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next project' })).toBeHidden();
    const pricing = page.locator('#pricing');
    await pricing.getByText('Yearly').click();
    await expect(pricing.getByText('USD 599', { exact: true })).toBeVisible();
  });
});
