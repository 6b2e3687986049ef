import { messages } from './content.ts';
import { expect, test } from './test.ts';

/** Adds two tests of a home: a button below its heading and its last section lead to the contact page. */
export function leadsToContact(
  home: { hero: { button: string } },
  line: string,
  callToAction = messages.applyForMeeting.title,
): void {
  test('has its heading and a button to the contact page', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(line);
    await page.getByRole('main').getByRole('link', { name: home.hero.button }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('ends with a call to action that links to the contact page', async ({ page }) => {
    const call = page.getByRole('main').locator('section').last();
    await expect(call.getByRole('heading', { name: callToAction })).toBeVisible();
    await expect(call.getByRole('link')).toHaveAttribute('href', '/contact');
  });
}
