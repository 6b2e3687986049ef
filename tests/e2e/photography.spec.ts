import type { Page } from '@playwright/test';
import { audit, enquiry, expect, fill, test } from './site.ts';

const path = '/photography-agency';

/** The name of the hero's tab whose strip of picture is the largest. */
const openTab = (page: Page) =>
  page
    .getByRole('group', { name: 'What we photograph' })
    .locator('label')
    .evaluateAll((labels) => {
      const area = (label: Element) => label.clientWidth * label.clientHeight;
      return labels.toSorted((a, b) => area(b) - area(a))[0]?.textContent;
    });
const hero = (page: Page) => page.getByRole('group', { name: 'What we photograph' });
const tab = (page: Page, name: string) => hero(page).getByRole('radio', { name });
const strip = (page: Page, name: string) => hero(page).locator('label', { hasText: name });
const wall = (page: Page) => page.locator('#photographs').getByRole('listitem');
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).locator('label', { hasText: name });
const more = (page: Page) => page.getByRole('button', { name: 'Load More' });

test('the photography agency has a plain title, one h1, and every block', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle('Photography Agency');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light, then people');
  await expect(page.getByRole('link', { name: 'Book a morning' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'One lens, forty minutes, and somebody who carries the water',
    'What we point it at',
    'Pictures',
    'Counted on the last working day of the year',
    'The meter stands still while we wait for light',
    'Written down between two shoots',
    'When does your light fall?',
    'The darkroom has a window',
  ]);
  await expect(page.getByRole('img', { name: 'A drawn plan of Business Bay' })).toHaveCount(1);
});

test('it counts 550 products, 40K happy clients, 50k projects and 250 team members', async ({ page }) => {
  await page.goto(path);
  for (const [title, figure] of [
    ['Products', '550'],
    ['Happy Clients', '40K'],
    ['Projects', '50k'],
    ['Team Members', '250'],
  ] as const)
    await expect(page.locator('dl > div', { has: page.locator('dt', { hasText: title }) }).locator('dd')).toHaveText(
      figure,
    );
});

test('three posts are listed with their dates', async ({ page }) => {
  await page.goto(path);
  const posts = page.locator('section', { has: page.getByRole('heading', { name: 'Written down' }) });
  await expect(posts.getByText(/^(07|15|20) Mar 2022$/)).toHaveCount(3);
  await expect(posts.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(3);
});

test.describe('the four tabs of the hero', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path);
  });

  test('stand in order, Wedding open', async ({ page }) => {
    await expect(hero(page).locator('label')).toHaveText(['Wedding', 'Fashion', 'Commercial', 'Landscape']);
    await expect(tab(page, 'Wedding')).toBeChecked();
    expect(await openTab(page)).toBe('Wedding');
  });

  test('open under the pointer, and the last one stays open', async ({ page }) => {
    for (const name of ['Landscape', 'Fashion', 'Commercial']) {
      await strip(page, name).hover();
      await expect.poll(() => openTab(page)).toBe(name);
    }
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tab(page, 'Commercial')).toBeChecked();
    await expect.poll(() => openTab(page)).toBe('Commercial');
  });

  test('open as the arrow keys move the focus', async ({ page }) => {
    await tab(page, 'Wedding').focus();
    for (const name of ['Fashion', 'Commercial', 'Landscape', 'Wedding']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect.poll(() => openTab(page)).toBe(name);
    }
  });

  test('lead to the gallery, filtered', async ({ page }) => {
    await strip(page, 'Fashion').hover();
    await page.getByRole('link', { name: 'See the pictures' }).and(page.locator(':visible')).click();
    await expect(page.getByRole('radio', { name: 'Fashion 3' })).toBeChecked();
    await expect(wall(page).and(page.locator(':visible'))).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Pictures' })).toBeInViewport();
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens a tab of the hero', async ({ page }) => {
    await page.goto(path);
    for (const name of ['Landscape', 'Fashion']) {
      await strip(page, name).getByText(name).tap();
      await expect.poll(() => openTab(page)).toBe(name);
    }
  });

  test('a tap filters the gallery and loads more', async ({ page }) => {
    await page.goto(path);
    await category(page, 'Short film').tap();
    await expect(wall(page).and(page.locator(':visible'))).toHaveCount(3);
    await category(page, 'All').tap();
    await more(page).tap();
    await expect(wall(page).and(page.locator(':visible'))).toHaveCount(14);
  });

  test('a tap chooses the yearly prices', async ({ page }) => {
    await page.goto(path);
    await page.locator('label', { hasText: 'Yearly' }).tap();
    await expect(page.getByText('USD 599')).toBeVisible();
  });
});

for (const [width, shown] of [
  [1440, 4],
  [1200, 4],
  [1199, 3],
  [991, 3],
  [990, 2],
  [500, 2],
  [499, 1],
] as const)
  test(`${shown} of the six service cards are in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const cards = page.getByRole('group', { name: 'What we point it at' });
    await cards.scrollIntoViewIfNeeded();
    await expect(cards).toHaveAttribute('data-awake');
    await expect(cards.getByRole('link')).toHaveCount(6);
    const inView = () =>
      cards
        .getByRole('article')
        .evaluateAll(
          (all) =>
            all
              .map((card) => card.getBoundingClientRect())
              .filter(({ left, right }) => left > -3 && right < innerWidth + 9).length,
        );
    expect(await inView()).toBe(shown);
    await expect(page.getByRole('button', { name: 'Next card' })).toBeVisible({ visible: width >= 991 });
    await expect(page.getByRole('button', { name: 'Show card 2 of 6' })).toBeVisible({ visible: width < 991 });
  });

test.describe('the gallery', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path);
  });

  test('has seven filters with their counts', async ({ page }) => {
    await expect(page.getByRole('group', { name: 'Category' }).locator('label')).toHaveText([
      'All 18',
      'Wedding 3',
      'Portrait 3',
      'Fashion 3',
      'Commercial 3',
      'Landscape 3',
      'Short film 3',
    ]);
  });

  test('shows ten, and Load More adds four at a time until all are there', async ({ page }) => {
    const visible = wall(page).and(page.locator(':visible'));
    await expect(visible).toHaveCount(10);
    await more(page).click();
    await expect(visible).toHaveCount(14);
    await expect(visible.nth(10).getByRole('link')).toBeFocused();
    await expect(page.locator('#photographs').getByRole('status')).toHaveText('14 of 18 photographs shown');
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(visible).toHaveCount(18);
    await expect(visible.nth(14).getByRole('link')).toBeFocused();
    await expect(more(page)).toBeHidden();
  });

  test('says that its pictures are rendered, and claims no place and no hour for any of them', async ({ page }) => {
    await page.goto(path);
    const gallery = page.locator('section', { has: page.getByRole('heading', { name: 'Pictures' }) });
    await expect(gallery.getByText('rendered').first()).toBeVisible();
    for (const link of await wall(page).getByRole('link').all()) {
      const caption = await link.getAttribute('data-lightbox');
      expect(caption).not.toMatch(/\d\d:\d\d|\d seconds/);
      expect(caption).not.toMatch(
        /Al Qudra|Bastakiya|Marmoom|Hatta|Al Seef|Business Bay|Jumeirah|Fahidi|Quoz|Satwa|Dubai/,
      );
    }
  });

  test('filters by each category, by mouse and by arrow keys', async ({ page }) => {
    const visible = wall(page).and(page.locator(':visible'));
    for (const [name, value] of [
      ['Wedding', 'wedding'],
      ['Portrait', 'portrait'],
      ['Fashion', 'fashion'],
      ['Commercial', 'commercial'],
      ['Landscape', 'landscape'],
      ['Short film', 'shortfilm'],
    ] as const) {
      await category(page, name).click();
      await expect(visible).toHaveCount(3);
      for (const item of await visible.all()) await expect(item).toHaveAttribute('data-category', value);
      await expect(more(page)).toBeHidden();
    }
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'All 18' })).toBeChecked();
    await expect(visible).toHaveCount(10);
    await expect(more(page)).toBeVisible();
  });

  test('is masonry: pictures of several heights stand without gaps, edge to edge', async ({ page }) => {
    const boxes = await wall(page)
      .and(page.locator(':visible'))
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
      );
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBeGreaterThan(2);
    expect(Math.min(...boxes.map(({ x }) => x))).toBe(0);
    const columns = Map.groupBy(boxes, ({ x }) => Math.round(x));
    expect(columns.size).toBe(3);
    for (const column of columns.values()) {
      column.sort((a, b) => a.y - b.y);
      for (const [index, box] of column.slice(1).entries())
        expect(Math.abs(box.y - column[index]!.y - column[index]!.height)).toBeLessThan(1);
    }
  });
});

test.describe('the prices', () => {
  const plans = (page: Page) => page.locator('#pricing li:has(h3)');

  test('are monthly at first, and yearly by mouse or keys', async ({ page }) => {
    await page.goto(path);
    const prices = (page: Page) => plans(page).locator('p:visible', { hasText: /^USD/ });
    await expect(plans(page).getByRole('heading')).toHaveText(['Standard', 'Professional', 'Ultimate']);
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(prices(page)).toHaveText(['USD 29', 'USD 199', 'USD 299']);
    await page.locator('label', { hasText: 'Yearly' }).click();
    await expect(prices(page)).toHaveText(['USD 59', 'USD 399', 'USD 599']);
    await page.keyboard.press('ArrowLeft');
    await expect(prices(page)).toHaveText(['USD 29', 'USD 199', 'USD 299']);
  });

  test('are true beside what a year costs: the monthly price says what twelve come to', async ({ page }) => {
    await page.goto(path);
    const cost = (name: string) => plans(page).filter({ hasText: name });
    await expect(cost('Standard').getByText('USD 348', { exact: false })).toBeVisible();
    await expect(cost('Professional').getByText('USD 2388', { exact: false })).toBeVisible();
    await expect(cost('Ultimate').getByText('USD 3588', { exact: false })).toBeVisible();
    await page.locator('label', { hasText: 'Yearly' }).click();
    for (const plan of await plans(page).all()) {
      await expect(plan.getByText('Twelve of these')).toBeHidden();
      await expect(plan.getByText('Paid once')).toBeVisible();
    }
  });

  test('say what each plan holds, and lead to the contact page', async ({ page }) => {
    await page.goto(path);
    for (const plan of await plans(page).all()) {
      await expect(plan.getByRole('listitem')).toHaveText([
        'Static responsive website',
        'Video marketing',
        'Keywords research',
        'Facebook campaign',
        'eCommerce solution',
        'Google adword',
      ]);
      await expect(plan.getByText('Per subscriber per year')).toBeVisible();
      await expect(plan.getByRole('link', { name: 'Purchase Now' })).toHaveAttribute('href', '/contact');
    }
  });
});

test('an enquiry sent from the photography agency reaches us', async ({ page, server }) => {
  await page.goto(path);
  await fill(page, enquiry('Photo Sender'));
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Your enquiry has arrived')).toBeVisible();
  expect(server.enquiries().filter(({ full_name }) => full_name === 'Photo Sender')).toHaveLength(1);
});

test('axe finds nothing with yearly prices, a filter and all photographs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('label', { hasText: 'Yearly' }).click();
  await more(page).click();
  await more(page).click();
  await strip(page, 'Landscape').click();
  expect(await audit(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs open under the pointer and by click', async ({ page }) => {
    await page.goto(path);
    const largest = async () => {
      const widths: [string, number][] = [];
      for (const name of ['Wedding', 'Fashion', 'Commercial', 'Landscape'])
        widths.push([name, (await strip(page, name).boundingBox())!.width]);
      return widths.sort(([, a], [, b]) => b - a)[0]![0];
    };
    await strip(page, 'Landscape').hover();
    await expect.poll(largest).toBe('Landscape');
    await strip(page, 'Fashion').click();
    await page.mouse.move(700, 20);
    await expect.poll(largest).toBe('Fashion');
  });

  test('the gallery shows everything, without Load More, and filters', async ({ page }) => {
    await page.goto(path);
    const visible = wall(page).and(page.locator(':visible'));
    await expect(visible).toHaveCount(18);
    await expect(more(page)).toBeHidden();
    await category(page, 'Portrait').click();
    await expect(visible).toHaveCount(3);
  });

  test('the prices change', async ({ page }) => {
    await page.goto(path);
    await page.locator('label', { hasText: 'Yearly' }).click();
    await expect(page.getByText('USD 59', { exact: true })).toBeVisible();
    await expect(page.getByText('USD 29', { exact: true })).toBeHidden();
  });
});
