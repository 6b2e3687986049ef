import type { Page } from '@playwright/test';
import { audit } from '../../helpers/axe.ts';
import { agency, contentEntries, dayOf, interpolate, messages, pageContent, posts } from '../../helpers/content.ts';
import { phone } from '../../helpers/devices.ts';
import { enquiry, fill } from '../../helpers/forms.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { expect, test } from '../../helpers/test.ts';

const path = '/photography-agency';
const photography = pageContent('photographyAgency');
const photographs = contentEntries('photographs');
const all = photographs.length;
const pricing = contentEntries('pricing');
const { categories } = messages.photographs;
const countOf = (category: string) => photographs.filter((each) => each.category === category).length;
/** Titles of the hero's tabs in their order; the first tab is open. */
const [first, second, third, fourth] = photography.hero.tabs.map(({ title }) => title) as [
  string,
  string,
  string,
  string,
];
const pricesOf = (billing: 'monthly' | 'yearly') =>
  pricing.map(({ currency, price }) => `${currency} ${price[billing]}`);

/** Returns the name of the hero's tab with the widest strip. */
const openTab = (page: Page) =>
  page
    .getByRole('group', { name: messages.photographs.tabs })
    .locator('label')
    .evaluateAll((labels) => {
      const area = (label: Element) => label.clientWidth * label.clientHeight;
      return labels.toSorted((a, b) => area(b) - area(a))[0]?.textContent;
    });
const hero = (page: Page) => page.getByRole('group', { name: messages.photographs.tabs });
const tab = (page: Page, name: string) => hero(page).getByRole('radio', { name });
const strip = (page: Page, name: string) => hero(page).locator('label', { hasText: name });
const wall = (page: Page) => page.locator('#photographs').getByRole('listitem');
const visibleOnWall = (page: Page) => wall(page).and(page.locator(':visible'));
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: messages.photographs.legend }).locator('label', { hasText: name });
const more = (page: Page) => page.getByRole('link', { name: messages.links.loadMore });

test('the page has its heading and every block', async ({ page }) => {
  const { hero, about, services, gallery, facts, pricing, blog, enquiry, visit } = photography;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title.replace('\n', ' '));
  await expect(page.getByRole('link', { name: hero.button })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    [about, services, gallery, facts, pricing, blog, enquiry, visit].map(({ title }) => title),
  );
  if (agency.map) await expect(page.getByRole('img', { name: agency.map.plan })).toHaveCount(1);
});

test('its figures are beside their names', async ({ page }) => {
  await page.goto(path);
  for (const { title, factNumber } of photography.facts.items)
    await expect(page.locator('dl > div', { has: page.locator('dt', { hasText: title }) }).locator('dd')).toHaveText(
      factNumber,
    );
});

test('three posts are listed with their dates', async ({ page }) => {
  await page.goto(path);
  const teasers = page.locator('section', { has: page.getByRole('heading', { name: photography.blog.title }) });
  for (const { date } of posts.slice(0, 3)) await expect(teasers.getByText(dayOf(date), { exact: true })).toBeVisible();
  await expect(teasers.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(3);
});

test.describe('the four tabs of the hero', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path);
  });

  test('are in order, the first open', async ({ page }) => {
    await expect(hero(page).locator('label')).toHaveText([first, second, third, fourth]);
    await expect(tab(page, first)).toBeChecked();
    expect(await openTab(page)).toBe(first);
  });

  test('open on hover, and the last one stays open', async ({ page }) => {
    for (const name of [fourth, second, third]) {
      await strip(page, name).hover();
      await expect.poll(() => openTab(page)).toBe(name);
    }
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tab(page, third)).toBeChecked();
    await expect.poll(() => openTab(page)).toBe(third);
  });

  test('open as the arrow keys move the focus', async ({ page }) => {
    await tab(page, first).focus();
    for (const name of [second, third, fourth, first]) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect.poll(() => openTab(page)).toBe(name);
    }
  });

  test('link to the filtered gallery', async ({ page }) => {
    await strip(page, second).hover();
    await page.getByRole('link', { name: messages.photographs.see }).and(page.locator(':visible')).click();
    const { category: chosen } = photography.hero.tabs[1]!;
    const count = countOf(chosen);
    await expect(page.getByRole('radio', { name: `${categories[chosen]} ${count}` })).toBeChecked();
    await expect(visibleOnWall(page)).toHaveCount(count);
    await expect(page.getByRole('heading', { name: photography.gallery.title })).toBeInViewport();
  });
});

test.describe('by touch', () => {
  test.use(phone);

  test('a tap opens a tab of the hero', async ({ page }) => {
    await page.goto(path);
    for (const name of [fourth, second]) {
      await strip(page, name).getByText(name).tap();
      await expect.poll(() => openTab(page)).toBe(name);
    }
  });

  test('a tap filters the gallery and loads more', async ({ page }) => {
    await page.goto(path);
    await category(page, categories.shortfilm).tap();
    await expect(visibleOnWall(page)).toHaveCount(countOf('shortfilm'));
    await category(page, messages.photographs.all).tap();
    await waitForHydration(more(page));
    await more(page).tap();
    await expect(visibleOnWall(page)).toHaveCount(14);
  });

  test('a tap chooses the yearly prices', async ({ page }) => {
    await page.goto(path);
    await page.locator('label', { hasText: messages.pricing.yearly }).tap();
    await expect(page.getByText(pricesOf('yearly').at(-1)!).first()).toBeVisible();
  });
});

test('each service has a card with a link', async ({ page }) => {
  await page.goto(path);
  const cards = page.getByRole('group', { name: photography.services.title });
  await expect(cards.getByRole('link')).toHaveCount(photography.services.items.length);
});

test.describe('the gallery', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(path);
  });

  test('has a filter for each category, with its count', async ({ page }) => {
    await expect(page.getByRole('group', { name: messages.photographs.legend }).locator('label')).toHaveText([
      `${messages.photographs.all} ${all}`,
      ...Object.entries(categories).map(([value, name]) => `${name} ${countOf(value)}`),
    ]);
  });

  test('applies a filter that the browser has restored without an event', async ({ page }) => {
    await waitForHydration(more(page));
    await page.locator('#photographs input[value="wedding"]').evaluate((radio: HTMLInputElement) => {
      radio.checked = true;
      dispatchEvent(new Event('pageshow'));
    });
    await expect(visibleOnWall(page)).toHaveCount(countOf('wedding'));
    await expect(more(page)).toBeHidden();
  });

  test('filters by each category, by mouse and by arrow keys, and keeps the number shown', async ({ page }) => {
    const visible = visibleOnWall(page);
    await waitForHydration(more(page));
    await more(page).click();
    for (const [value, name] of Object.entries(categories)) {
      await category(page, name).click();
      await expect(visible).toHaveCount(countOf(value));
      for (const item of await visible.all()) await expect(item).toHaveAttribute('data-category', value);
      await expect(page.locator('#photographs').getByRole('status')).toHaveText(
        interpolate(messages.photographs.shown, { shown: countOf(value), count: countOf(value) }),
      );
      await expect(more(page)).toBeHidden();
    }
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: `${messages.photographs.all} ${all}` })).toBeChecked();
    await expect(visible).toHaveCount(14);
    await expect(more(page)).toBeVisible();
  });

  test('is a masonry layout without gaps', async ({ page }) => {
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

test('the address of the first hidden photograph shows all of them', async ({ page }) => {
  await page.goto(`${path}#more`);
  await expect(visibleOnWall(page)).toHaveCount(all);
});

test.describe('the prices', () => {
  const plans = (page: Page) => page.locator('#pricing li:has(h3)');

  test('are monthly at first, and yearly by mouse or keys', async ({ page }) => {
    await page.goto(path);
    const prices = plans(page).locator('p:visible', { hasText: new RegExp(`^${pricing[0]!.currency}`) });
    await expect(plans(page).getByRole('heading')).toHaveText(pricing.map(({ title }) => title));
    await expect(page.getByRole('radio', { name: messages.pricing.monthly })).toBeChecked();
    await expect(prices).toHaveText(pricesOf('monthly'));
    await page.locator('label', { hasText: messages.pricing.yearly }).click();
    await expect(prices).toHaveText(pricesOf('yearly'));
    await page.keyboard.press('ArrowLeft');
    await expect(prices).toHaveText(pricesOf('monthly'));
  });

  test('show the billing period', async ({ page }) => {
    const { monthlyNote, yearlyNote, yearly } = messages.pricing;
    await page.goto(path);
    for (const index of pricing.keys()) await expect(plans(page).nth(index).getByText(monthlyNote)).toBeVisible();
    await page.locator('label', { hasText: yearly }).click();
    for (const index of pricing.keys()) {
      await expect(plans(page).nth(index).getByText(monthlyNote)).toBeHidden();
      await expect(plans(page).nth(index).getByText(yearlyNote)).toBeVisible();
    }
  });

  test('list the features of each plan, and link to contact', async ({ page }) => {
    await page.goto(path);
    for (const [index, { title, features, timeline, btnText, btnLink }] of pricing.entries()) {
      const plan = plans(page).nth(index);
      await expect(plan.getByRole('listitem')).toHaveText(features);
      await expect(plan.getByText(timeline)).toBeVisible();
      const projectType = encodeURIComponent(interpolate(messages.pricing.projectType, { plan: title }));
      const link = plan.getByRole('link', { name: btnText });
      await expect(link).toHaveAttribute('href', `${btnLink}?project_type=${projectType}`);
    }
  });
});

test('an enquiry from the photography agency is stored', async ({ page, server }) => {
  await page.goto(path);
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Photo Sender'));
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.getByText(messages.enquiryForm.sent)).toBeVisible();
  expect(server.enquiries().filter(({ full_name }) => full_name === 'Photo Sender')).toHaveLength(1);
});

test('axe finds nothing with yearly prices, a filter and all photographs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('label', { hasText: messages.pricing.yearly }).click();
  await waitForHydration(more(page));
  for (let shown = 10; shown < all; shown += 4) await more(page).click();
  await strip(page, fourth).click();
  expect(await audit(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs open on hover and by click', async ({ page }) => {
    await page.goto(path);
    const largest = async () => {
      const widths: [string, number][] = [];
      for (const name of [first, second, third, fourth])
        widths.push([name, (await strip(page, name).boundingBox())!.width]);
      return widths.sort(([, a], [, b]) => b - a)[0]![0];
    };
    await strip(page, fourth).hover();
    await expect.poll(largest).toBe(fourth);
    await strip(page, second).click();
    await page.mouse.move(700, 20);
    await expect.poll(largest).toBe(second);
  });

  test('the filter shows the photographs of each category', async ({ page }) => {
    await page.goto(path);
    const visible = visibleOnWall(page);
    await more(page).click();
    for (const [value, name] of Object.entries(categories)) {
      await category(page, name).click();
      await expect(visible).toHaveCount(countOf(value));
    }
  });

  test('the prices can be changed', async ({ page }) => {
    await page.goto(path);
    await page.locator('label', { hasText: messages.pricing.yearly }).click();
    await expect(page.getByText(pricesOf('yearly')[0]!, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(pricesOf('monthly')[0]!, { exact: true }).first()).toBeHidden();
  });
});
