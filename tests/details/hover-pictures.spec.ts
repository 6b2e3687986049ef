import type { Locator, Page } from '@playwright/test';
import { isPage } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

/** Records requests. Returns a function that returns the requested files of a hover picture. */
function watchHoverPictures(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  return async (hoverPicture: Locator) => {
    const files = (await hoverPicture.getAttribute('data-hover-picture'))!
      .split(', ')
      .map((each) => each.split(' ')[0]!);
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
    await page.goto(path);
    const cards = page.getByRole('listitem').filter({ has: page.locator('[data-hover-picture]') });
    const [one, other] = [cards.nth(0), cards.nth(1)].map((card) => ({
      card,
      hoverPicture: card.locator('[data-hover-picture]'),
    }));
    await pointAt(page, other!.hoverPicture);
    await expect(other!.hoverPicture).toHaveAttribute('data-visible');
    expect(await fetchedOf(one!.hoverPicture)).toEqual([]);
    await page.mouse.move(2, 2);
    await one!.card.getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(one!.hoverPicture).toHaveAttribute('data-visible');
    expect(await fetchedOf(one!.hoverPicture)).toHaveLength(1);
    await expect(other!.hoverPicture).not.toHaveAttribute('data-visible');
  });

test('no hover picture is fetched with data saving', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetchedOf = watchHoverPictures(page);
  await page.goto('/portfolio');
  const hoverPicture = page.locator('[data-hover-picture]').first();
  await pointAt(page, hoverPicture);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForLoadState('networkidle');
  expect(await fetchedOf(hoverPicture)).toEqual([]);
  await expect(hoverPicture).not.toHaveAttribute('data-visible');
});
