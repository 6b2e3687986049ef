import { browserTitle, faq, messages, pageContent, posts } from '../helpers/content.ts';
import { isPage } from '../helpers/pages.ts';
import { distanceFromTarget, expectAt, frames, scrollPosition, waitForLayout } from '../helpers/scroll.ts';
import { expect, test } from '../helpers/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Pages with places of their own, and the places that are looked for in each. */
const places = Object.entries({
  '/': ['services', 'enquiry'],
  '/photography-agency': ['photographs', 'pricing', 'enquiry'],
  '/marketing-agency': ['pricing'],
  '/faq': [...new Set(faq.map(({ category }) => category)), faq[1]!.id, faq.at(-2)!.id],
  [`/blog/${posts[0]!.id}`]: ['reply'],
}).filter(([path]) => path.startsWith('/blog/') || isPage(path));

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    for (const [path, ids] of places)
      test(`every fragment of ${path} scrolls to its target, and Back restores the position`, async ({ page }) => {
        for (const id of ids) {
          await page.goto('/team');
          await page.goto(`${path}#${id}`);
          await expectAt(page, id);
          await page.mouse.wheel(0, -150);
          await expect.poll(() => distanceFromTarget(page, id)).toBeGreaterThan(4);
          await frames(page, 12); // the browser records the position a little later
          const before = await scrollPosition(page);
          await page.goto('/contact');
          await page.goBack();
          await waitForLayout(page);
          await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThanOrEqual(4);
        }
      });
  });

test('every page opens at its top, also after a reload', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await page.reload();
  await waitForLayout(page);
  expect(await scrollPosition(page)).toBe(0);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await page
    .getByRole('navigation', { name: messages.header.navigation, exact: true })
    .getByRole('link', { name: messages.pages.contact })
    .click();
  await expect(page).toHaveTitle(browserTitle(pageContent('contact').title));
  expect(await scrollPosition(page)).toBe(0);
});

for (const [path, id] of [
  ['/', 'services'],
  ['/faq', faq.at(-1)!.category],
  ['/faq', faq.at(-2)!.id],
] as const)
  test(`${path}#${id} scrolls to its target, also after a reload`, async ({ page }) => {
    await page.goto(`${path}#${id}`);
    await page.reload();
    await expectAt(page, id);
    await expect(page).toHaveURL(`${path}#${id}`);
  });

test('Back restores the position of an open question', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('heading', { level: 3, name: faq.at(-2)!.question, exact: true });
  await question.click();
  await waitForLayout(page);
  const { y } = (await question.boundingBox())!;
  await page.goto('/contact');
  await page.goBack();
  await expect(page).toHaveURL(`/faq#${faq.at(-2)!.id}`);
  await waitForLayout(page);
  expect((await question.boundingBox())!.y).toBeCloseTo(y, -1);
  await expect(page.locator('details[open] h3')).toHaveText([faq.at(-2)!.question]);
});

test('Back and Forward restore the position in each view of the portfolio', async ({ page }) => {
  const filter = (name: string) => page.getByLabel(messages.portfolio.filter).getByRole('link', { name }).click();
  const go = async (y: number) => {
    await page.evaluate((y) => scrollTo(0, y), y);
    await waitForLayout(page);
    await frames(page, 12); // the browser records the position a little later
    return scrollPosition(page);
  };
  const expectPlace = async (y: number) => {
    await waitForLayout(page);
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - y)).toBeLessThanOrEqual(4);
  };
  await page.goto('/portfolio');
  const top = await go(120);
  await filter(messages.portfolio.categories.web_design);
  await expect(page).toHaveURL(/web_design/);
  const web = await go(260);
  await filter(messages.portfolio.all);
  await expect(page).toHaveURL('/portfolio');
  await waitForLayout(page);
  const more = page.getByRole('link', { name: messages.links.loadMore });
  // In the middle, so that the click does not scroll.
  await more.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const all = await go(await scrollPosition(page));
  await more.click();
  await expect(page).toHaveURL(/shown=10/);
  await waitForLayout(page);
  const end = await go(100_000);
  expect(end).toBeGreaterThan(all + 400);
  await page.goBack();
  await expectPlace(all);
  await page.goBack();
  await expectPlace(web);
  await page.goBack();
  await expectPlace(top);
  await page.goForward();
  await expectPlace(web);
  await page.goForward();
  await expectPlace(all);
  await page.goForward();
  await expectPlace(end);
});
