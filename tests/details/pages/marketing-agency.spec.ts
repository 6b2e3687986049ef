import type { Page } from '@playwright/test';
import {
  contentEntries,
  interpolate,
  messages,
  pageContent,
  services,
  projects as work,
} from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { section } from '../../helpers/locators.ts';
import { inView, openWithClock } from '../../helpers/sliders.ts';
import { expect, test } from '../../helpers/test.ts';

const marketing = pageContent('marketingAgency');
/** The services of the boxes, in their order. */
const offered = marketing.services.items.map((service) => services.find(({ id }) => id === service.id)!);
const [first, second, third, fourth] = offered as [Service, Service, Service, Service];
type Service = (typeof services)[number];
const plans = contentEntries('pricing');
const priceOf = ({ currency, price }: (typeof plans)[number], billing: 'monthly' | 'yearly') =>
  `${currency} ${price[billing]}`;
const boxes = (page: Page) => page.locator('[data-service-boxes]').getByRole('listitem');
const box = (page: Page, name: string) => boxes(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const posts = (page: Page) => page.getByRole('group', { name: messages.sliders.posts.label, exact: true });

/** Expects the box to be open, at least twice as large as every other. */
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

  test('has a tagline in two styles, and a button to contact', async ({ page }) => {
    await expect(
      page.getByRole('heading', { level: 1, name: `${marketing.hero.opening} ${marketing.hero.emphasis}` }),
    ).toBeInViewport();
    await page.getByRole('link', { name: messages.links.getInTouch }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the first service box is open; hover and focus open another, which stays open', async ({ page }) => {
    await expect(boxes(page)).toHaveCount(4);
    await expectOpen(page, first.title);
    await box(page, third.title).hover();
    await expectOpen(page, third.title);
    await page.mouse.move(700, 5);
    await expectOpen(page, third.title);
    await page.getByRole('link', { name: second.title }).focus();
    await expectOpen(page, second.title);
    await page.keyboard.press('Tab');
    await expectOpen(page, third.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/service/${third.id}`);
  });

  for (const { title: name, subtitle } of offered)
    test(`the box ${name} says what it is above its picture, open or closed`, async ({ page }) => {
      for (const open of [first, second]) {
        await page.getByRole('link', { name: open.title }).focus();
        await expectOpen(page, open.title);
        const text = (await box(page, name).getByText(subtitle).boundingBox())!;
        const picture = (await box(page, name).locator('picture').boundingBox())!;
        expect(text.y + text.height).toBeLessThanOrEqual(picture.y);
      }
    });

  for (const { title: name, id } of offered)
    test(`a click anywhere on the box ${name} opens its service`, async ({ page }) => {
      await box(page, name).hover();
      await expectOpen(page, name);
      await box(page, name).click({ position: { x: 100, y: 300 } });
      await expect(page).toHaveURL(new RegExp(`/service/${id}$`));
    });

  test('the process has four steps', async ({ page }) => {
    const { title, statement, steps } = marketing.process;
    await expect(section(page, title).getByText(statement)).toBeVisible();
    await expect(section(page, title).getByRole('listitem').getByRole('heading')).toHaveText(
      steps.map((step) => step.title),
    );
  });

  test('the figures are below their heading, each with its name', async ({ page }) => {
    const { title, items } = marketing.facts;
    await expect(section(page, title).getByRole('term')).toHaveText(
      items.map((fact) => `${fact.title} ${fact.note ?? ''}`.trim()),
    );
    await expect(section(page, title).getByRole('definition')).toHaveText(items.map(({ factNumber }) => factNumber));
  });

  test('the prices are monthly, and yearly after a click', async ({ page }) => {
    const pricing = page.locator('#pricing');
    for (const plan of plans) {
      await expect(pricing.getByText(plan.audience).first()).toBeVisible();
      await expect(pricing.getByText(priceOf(plan, 'monthly'), { exact: true }).first()).toBeVisible();
    }
    await pricing.getByText(messages.pricing.yearly, { exact: true }).click();
    for (const plan of plans)
      await expect(pricing.getByText(priceOf(plan, 'yearly'), { exact: true }).first()).toBeVisible();
    await expect(pricing.getByText(priceOf(plans[0]!, 'monthly'), { exact: true }).first()).toBeHidden();
    await pricing.getByRole('link', { name: plans[0]!.btnText }).first().click();
    const projectType = interpolate(messages.pricing.projectType, { plan: plans[0]!.title });
    await expect(page).toHaveURL(`${plans[0]!.btnLink}?project_type=${encodeURIComponent(projectType)}`);
  });

  test('the page lists the partners', async ({ page }) => {
    await expect(section(page, marketing.partners.title).getByRole('img')).toHaveCount(
      contentEntries('partners').length,
    );
  });

  test('the cards of the projects link to their pages', async ({ page }) => {
    await page
      .getByRole('group', { name: messages.sliders.projects.label, exact: true })
      .getByRole('link', { name: work[0]!.title })
      .click();
    await expect(page).toHaveURL(`/portfolio/${work[0]!.id}`);
  });
});

test.describe('the posts move automatically', () => {
  /** The number of the first post in view. */
  const inFront = async (page: Page) => (await inView(posts(page)))[0];

  test.beforeEach(async ({ page }) => {
    await openWithClock(posts(page), '/marketing-agency');
    await page.mouse.move(5, 450);
    await page.clock.runFor(2000);
  });

  test('every 4000 ms, in 1000 ms', async ({ page }) => {
    // From the start of one movement to the start of the next.
    await page.getByRole('button', { name: messages.sliders.posts.next }).click();
    await page.clock.runFor(1000);
    const start = (await inFront(page))!;
    const shift = () =>
      posts(page).evaluate((element, number) => {
        const slide = element.querySelectorAll('[data-slide]')[number - 1]!;
        return (slide.getBoundingClientRect().left - element.getBoundingClientRect().left) / slide.clientWidth;
      }, start);
    const restOffset = await shift();
    expect(Math.abs(restOffset)).toBeLessThan(0.03);
    await page.clock.runFor(2900);
    expect(await shift()).toBeCloseTo(restOffset, 1);
    await page.clock.runFor(500);
    const underWay = await shift();
    expect(underWay).toBeLessThan(-0.05);
    expect(underWay).toBeGreaterThan(-0.97);
    await page.clock.runFor(1000);
    expect(await shift()).toBeCloseTo(-1, 1);
    await page.clock.runFor(4000);
    expect(await inFront(page)).toBe(((start + 1) % 6) + 1);
  });

  test('not on hover, and again when the pointer leaves', async ({ page }) => {
    await posts(page).hover();
    await page.clock.runFor(1500);
    const start = await inFront(page);
    await page.clock.runFor(9000);
    expect(await inFront(page)).toBe(start);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5500);
    expect(await inFront(page)).not.toBe(start);
  });

  test('not while one of them has the focus', async ({ page }) => {
    await posts(page).focus();
    await page.clock.runFor(1500);
    const start = await inFront(page);
    await page.clock.runFor(9000);
    expect(await inFront(page)).toBe(start);
  });

  test('not on a hidden page', async ({ page }) => {
    const start = await inFront(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await page.clock.runFor(9000);
    expect(await inFront(page)).toBe(start);
  });

  test('not while they are paused', async ({ page }) => {
    await page.getByRole('button', { name: messages.sliders.posts.pause }).click();
    await page.clock.runFor(1500);
    const start = await inFront(page);
    await posts(page).hover();
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    expect(await inFront(page)).toBe(start);
    const play = page.getByRole('button', { name: messages.sliders.posts.play });
    await play.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(5500);
    expect(await inFront(page)).not.toBe(start);
    await expect(page.getByRole('button', { name: messages.sliders.posts.pause })).toBeFocused();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('never, and have arrows but no pause button', async ({ page }) => {
      await page.clock.runFor(9000);
      expect(await inFront(page)).toBe(1);
      await expect(page.getByRole('button', { name: messages.sliders.posts.pause })).toBeHidden();
      await page.getByRole('button', { name: messages.sliders.posts.next }).click();
      await page.clock.runFor(100);
      expect(await inFront(page)).toBe(2);
    });
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens a service box, and a tap on the open box follows its link', async ({ page }) => {
    await page.goto('/marketing-agency');
    await expectOpen(page, first.title);
    await box(page, fourth.title).tap();
    await expectOpen(page, fourth.title);
    await expect(page).toHaveURL(/\/marketing-agency$/);
    await box(page, fourth.title).tap();
    await expect(page).toHaveURL(`/service/${fourth.id}`);
  });

  test('the posts can be paused', async ({ page }) => {
    await page.goto('/marketing-agency');
    await waitForHydration(posts(page));
    await page.getByRole('button', { name: messages.sliders.posts.pause }).tap();
    await expect(page.getByRole('button', { name: messages.sliders.posts.play })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes open on hover and focus, and link to their services', async ({ page }) => {
    await page.goto('/marketing-agency');
    await expectOpen(page, first.title);
    await box(page, fourth.title).hover();
    await expectOpen(page, fourth.title);
    await page.mouse.move(700, 5);
    await page.getByRole('link', { name: third.title, exact: true }).focus();
    await expectOpen(page, third.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/service/${third.id}`);
  });

  test('the posts have no pause button', async ({ page }) => {
    await page.goto('/marketing-agency');
    await expect(page.getByRole('button', { name: messages.sliders.posts.pause })).toBeHidden();
  });
});
