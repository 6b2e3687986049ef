import type { Locator, Page } from '@playwright/test';
import { posts, words } from '../content.ts';
import { isPage } from '../pages.ts';
import { enquiry, expect, fill, notSent, replyClosed, test } from './site.ts';

const forms = ['/contact', '/', '/photography-agency'].filter(isPage);
const article = `/blog/${posts[0]!.id}`;
const send = (page: Page) => page.getByRole('button', { name: words.enquiryForm.submit });
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
        await fill(page, {
          ...enquiry('Omar Said'),
          [words.enquiryForm.labels.email]: 'omar',
          [words.enquiryForm.labels.message]: '',
        });
        // As low as the button can stand, so that the fields are above the screen.
        await page.evaluate(() => document.querySelector('form [type="submit"]')!.scrollIntoView());
        await send(page).click();
        const field = page.getByLabel(words.enquiryForm.labels.email);
        await expect(field).toBeFocused();
        const message = page.getByText(words.enquiryForm.rules.email.address);
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
        await expect(notice(page)).toContainText(notSent);
        await expect(notice(page)).toBeFocused();
        await expectInSight(notice(page));
        await send(page).click();
        await expect(notice(page)).toContainText(words.enquiryForm.sent);
        await expect(notice(page)).toBeFocused();
        await expectInSight(notice(page));
        quiet.length = 0; // the lost connection
      });
    }

    test('what the server finds wrong has the focus, the first of it', async ({ page, quiet }) => {
      const errors = {
        email: words.enquiryForm.rules.email.address,
        message: words.enquiryForm.rules.message.required,
      };
      await page.route('**/api/create/contact', (route) =>
        route.fulfill({ status: 422, json: { success: false, errors } }),
      );
      await page.goto('/contact');
      await fill(page, enquiry('Omar Said'));
      await send(page).click();
      await expect(page.getByText(errors.message)).toBeVisible();
      await expect(page.getByLabel(words.enquiryForm.labels.email)).toBeFocused();
      await expectInSight(page.getByText(errors.email));
      quiet.length = 0;
    });

    test('the reply form leads to the first field that is wrong, and then to its note', async ({ page }) => {
      await page.goto(article);
      const post = page.getByRole('button', { name: words.blog.reply.submit });
      await page.evaluate(() => document.querySelector('form [type="submit"]')!.scrollIntoView());
      await post.click();
      await expect(page.getByLabel(words.blog.reply.name)).toBeFocused();
      await expectInSight(page.locator('label[for="reply-name"]'));
      await expectInSight(page.getByLabel(words.blog.reply.name));
      await fill(page, {
        [words.blog.reply.name]: 'Leila Haddad',
        [words.blog.reply.email]: 'leila@haddad.example',
        [words.blog.reply.website]: 'haddad.example',
        [words.blog.reply.comment]: 'Ours weighs more.',
      });
      await post.click();
      const note = page.getByText(replyClosed).locator('..');
      await expect(note).toBeFocused();
      await expectInSight(note);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the answer to a form that is wrong opens at its first error', async ({ page, quiet }) => {
        await page.goto('/contact');
        await fill(page, {
          ...enquiry('Omar Said'),
          [words.enquiryForm.labels.email]: 'omar',
          [words.enquiryForm.labels.message]: '',
        });
        await send(page).click();
        await expect(page.getByLabel(words.enquiryForm.labels.email)).toBeFocused();
        await expect(page.getByText(words.enquiryForm.rules.email.address)).toBeInViewport({ ratio: 1 });
        quiet.length = 0; // the browser reports the 422 of the page itself
      });
    });
  });
