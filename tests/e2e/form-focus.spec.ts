import type { Locator, Page } from '@playwright/test';
import { enquiry, expect, fill, test } from './site.ts';

const forms = ['/contact', '/', '/photography-agency'];
const article = '/blog/count-the-calls';
const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });
const notice = (page: Page) => page.locator('form').getByRole('status');

/** The whole of it is on the screen, and nothing of it under the header. */
async function expectInSight(what: Locator) {
  const [box, header] = [
    await what.boundingBox(),
    await what.page().getByRole('banner').locator('> div').first().boundingBox(),
  ];
  expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1);
  expect(box!.y + box!.height).toBeLessThanOrEqual(what.page().viewportSize()!.height);
}

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 600 },
])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    for (const path of forms) {
      test(`${path} leads to the first error, with its label and message, below the header`, async ({ page }) => {
        await page.goto(path);
        await fill(page, { ...enquiry('Omar Said'), 'Email*': 'omar', 'Message*': '' });
        // As low as the button can stand, so that the fields are above the screen.
        await page.evaluate(() => document.querySelector('form [type="submit"]')!.scrollIntoView());
        await send(page).click();
        const field = page.getByLabel('Email*');
        await expect(field).toBeFocused();
        const message = page.getByText('Please enter a valid email address');
        await expect(message).toBeInViewport({ ratio: 1 });
        for (const part of [page.locator('label[for="email"]'), field, message]) await expectInSight(part);
      });

      test(`${path} gives the focus to what it says once the enquiry has arrived, and when it has not`, async ({
        page,
        quiet,
      }) => {
        await page.goto(path);
        await page.route('**/api/create/contact', (route) => route.abort(), { times: 1 });
        await fill(page, enquiry('Focus Follows'));
        await send(page).click();
        await expect(notice(page)).toContainText('was not sent');
        await expect(notice(page)).toBeFocused();
        await expectInSight(notice(page));
        await send(page).click();
        await expect(notice(page)).toContainText('has arrived');
        await expect(notice(page)).toBeFocused();
        await expectInSight(notice(page));
        quiet.length = 0; // the lost connection
      });
    }

    test('what the server finds wrong has the focus, the first of it', async ({ page, quiet }) => {
      const errors = { email: 'Please enter a valid email address', message: 'Message is required!' };
      await page.route('**/api/create/contact', (route) =>
        route.fulfill({ status: 422, json: { success: false, errors } }),
      );
      await page.goto('/contact');
      await fill(page, enquiry('Omar Said'));
      await send(page).click();
      await expect(page.getByText(errors.message)).toBeVisible();
      await expect(page.getByLabel('Email*')).toBeFocused();
      await expectInSight(page.getByText(errors.email));
      quiet.length = 0;
    });

    test('the reply form leads to the first field that is wrong, and then to its note', async ({ page }) => {
      await page.goto(article);
      const post = page.getByRole('button', { name: 'Post Comment' });
      await page.evaluate(() => document.querySelector('form [type="submit"]')!.scrollIntoView());
      await post.click();
      await expect(page.getByLabel('Full Name*')).toBeFocused();
      await expectInSight(page.locator('label[for="reply-name"]'));
      await expectInSight(page.getByLabel('Full Name*'));
      await fill(page, {
        'Full Name*': 'Leila Haddad',
        'Email*': 'leila@haddad.example',
        'Website*': 'haddad.example',
        'Write Your Comment*': 'Ours weighs more.',
      });
      await post.click();
      const note = page.getByText('Comments are closed, and nothing was sent.').locator('..');
      await expect(note).toBeFocused();
      await expectInSight(note);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the answer to a form that is wrong opens at its first error', async ({ page, quiet }) => {
        await page.goto('/contact');
        await fill(page, { ...enquiry('Omar Said'), 'Email*': 'omar', 'Message*': '' });
        await send(page).click();
        await expect(page.getByLabel('Email*')).toBeFocused();
        await expect(page.getByText('Please enter a valid email address')).toBeInViewport({ ratio: 1 });
        quiet.length = 0; // the browser reports the 422 of the page itself
      });
    });
  });
