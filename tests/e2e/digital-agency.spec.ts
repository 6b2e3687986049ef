import type { Locator, Page } from '@playwright/test';
import { agency, expect, test } from './site.ts';

const mosaic = (page: Page) => page.locator('section').filter({ hasText: 'Latest Projects' });
const projects = (page: Page) => mosaic(page).getByRole('listitem').getByRole('heading');
const awards = (page: Page) => page.getByRole('group', { name: 'Awards' });

test.beforeEach(async ({ page }) => {
  await page.goto('/digital-agency');
});

test('the page has the plain title Digital Agency', async ({ page }) => {
  await expect(page).toHaveTitle('Digital Agency');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sand, switched on');
});

test('the first screen says how to reach the agency, and its button leads to contact', async ({ page }) => {
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: agency.phone })).toHaveAttribute(
    'href',
    `tel:${agency.phone.replaceAll(' ', '')}`,
  );
  await expect(hero.getByRole('link', { name: agency.email })).toBeInViewport();
  await expect(hero.getByText('Marasi Drive, Business Bay')).toBeInViewport();
  await hero.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the figures are 40K happy clients, 50K projects, 245 team members and 550 digital products', async ({ page }) => {
  const facts = page.getByRole('region', { name: 'Fun facts' });
  await expect(facts.getByRole('term')).toHaveText(['Happy Clients', 'Projects', 'Team Members', 'Digital Products']);
  await expect(facts.getByRole('definition')).toHaveText(['40K', '50K', '245', '550']);
  await expect(facts.locator('svg')).toHaveCount(4);
});

test.describe('the two bands', () => {
  const band = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const run = (of: Locator) => of.locator('p > span[aria-hidden]').first();

  test('hold all fifteen services and move in opposite directions', async ({ page }) => {
    const said = await Promise.all(
      ['Services', 'More services'].map((name) => band(page, name).locator('p > span').first().textContent()),
    );
    expect(said.join(', ').split(', ')).toHaveLength(15);
    await expect(run(band(page, 'Services'))).toHaveCSS('animation-direction', 'normal');
    await expect(run(band(page, 'More services'))).toHaveCSS('animation-direction', 'reverse');
  });

  for (const name of ['Services', 'More services'])
    test(`"${name}" rests under the pointer, under the focus, and when it is paused`, async ({ page }) => {
      const it = band(page, name);
      await it.scrollIntoViewIfNeeded();
      await expect(run(it)).toHaveCSS('animation-play-state', 'running');
      await it.hover();
      await expect(run(it)).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(5, 5);
      await expect(run(it)).toHaveCSS('animation-play-state', 'running');
      const pause = it.getByRole('checkbox', { name: 'Pause moving text' });
      await pause.focus();
      await expect(run(it)).toHaveCSS('animation-play-state', 'paused');
      await page.keyboard.press('Space');
      await expect(pause).toBeChecked();
      await pause.blur();
      await expect(run(it)).toHaveCSS('animation-play-state', 'paused');
    });
});

test('Latest Projects shows six; Load More adds three, then the last, and goes', async ({ page }) => {
  await expect(projects(page)).toHaveCount(6);
  const more = mosaic(page).getByRole('button', { name: 'Load More' });
  await more.click();
  await expect(projects(page)).toHaveCount(9);
  await expect(projects(page).nth(6).getByRole('link')).toBeFocused();
  await expect(mosaic(page).getByRole('status')).toHaveText('9 of 10 projects shown');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(projects(page)).toHaveCount(10);
  await expect(more).toBeHidden();
  await expect(projects(page).nth(9).getByRole('link')).toBeFocused();
});

test('a project leads to its page, wherever it is clicked', async ({ page }) => {
  await mosaic(page)
    .getByRole('listitem')
    .nth(1)
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/portfolio\/falaj$/);
});

test.describe('the awards', () => {
  /** The numbers of the awards that are fully in view. */
  const inView = (page: Page) =>
    awards(page).evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => ({ box: slide.getBoundingClientRect(), number: Number.parseInt(slide.ariaLabel ?? '', 10) }))
        .filter(({ box }) => box.left > frame.left - 2 && box.left + box.width * 0.9 < frame.right)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ number }) => number);
    });
  const awake = async (page: Page) => {
    await awards(page).scrollIntoViewIfNeeded();
    await expect(awards(page)).toHaveAttribute('data-awake');
  };

  test('say year, name, position and type', async ({ page }) => {
    const first = awards(page).getByRole('article').first();
    await expect(first).toHaveText(/^2025Gulf Web PrizeFirst placeWebsite, for Marsa Creek Hotels$/);
  });

  for (const [width, shown] of [
    [1440, 2],
    [600, 2],
    [599, 1],
    [390, 1],
  ] as const)
    test(`${shown} in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await awake(page);
      await expect.poll(() => inView(page)).toEqual([1, 2].slice(0, shown));
    });

  test('move by arrows and by keys', async ({ page }) => {
    await awake(page);
    await expect(page.getByRole('button', { name: 'Previous award' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next award' }).click();
    await expect.poll(() => inView(page)).toEqual([2, 3]);
    await awards(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(page)).toEqual([3, 4]);
  });

  test('are dragged', async ({ page }) => {
    await awake(page);
    const { x, y } = (await awards(page).boundingBox())!;
    await page.mouse.move(x + 600, y + 80);
    await page.mouse.down();
    await page.mouse.move(x + 100, y + 80, { steps: 10 });
    await page.mouse.up();
    await expect.poll(async () => (await inView(page))[0]).not.toBe(1);
  });
});

test('the three newest posts, with their dates, lead to their pages', async ({ page }) => {
  const posts = page.locator('section').filter({ hasText: 'Notes from the machine room' }).getByRole('article');
  await expect(posts).toHaveCount(3);
  for (const [index, date] of ['20 Mar 2022', '15 Mar 2022', '07 Mar 2022'].entries())
    await expect(posts.nth(index)).toContainText(date);
  await posts.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/draw-it-before-you-name-it$/);
});

test('the top clients are eight, and the last call leads to contact', async ({ page }) => {
  const clients = page.locator('section').filter({ hasText: 'Top clients' }).getByRole('img');
  await expect(clients).toHaveCount(8);
  await expect(clients.first()).toHaveAccessibleName('Marsa Creek Hotels');
  await page.getByRole('link', { name: 'Apply For Meeting' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Load More and the dots of the awards answer', async ({ page }) => {
    await mosaic(page).getByRole('button', { name: 'Load More' }).tap();
    await expect(projects(page)).toHaveCount(9);
    await awards(page).scrollIntoViewIfNeeded();
    await expect(awards(page)).toHaveAttribute('data-awake');
    const dot = page.getByRole('button', { name: 'Show award 3 of 8' });
    await dot.tap();
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the bands stand still, with nothing to pause', async ({ page }) => {
    const band = page.getByRole('region', { name: 'Services', exact: true });
    await expect(band.locator('p > span[aria-hidden]').first()).toHaveCSS('animation-name', 'none');
    await expect(band.getByRole('checkbox')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all ten projects are there, without a button, and the awards scroll', async ({ page }) => {
    await expect(projects(page)).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await expect(awards(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: 'Next award' })).toBeHidden();
  });
});
