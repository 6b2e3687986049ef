import type { Locator, Page } from '@playwright/test';
import { messages, posts } from '../../helpers/content.ts';
import { enquiry, failedEnquiry, fill, notSent, reply } from '../../helpers/forms.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { isPage } from '../../helpers/pages.ts';
import { allowErrors, expect, failedRequest, test } from '../../helpers/test.ts';

const otherForms = ['/', '/photography-agency'].filter(isPage);
const article = `/blog/${posts[0]!.id}`;
const send = (page: Page) => page.getByRole('button', { name: messages.enquiryForm.submit });
const notice = (page: Page) => page.locator('form').getByRole('status');

/** Expects the whole element to be in the viewport and below the header. */
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

    // One width is enough for the same form on other pages.
    for (const path of ['/contact', ...(viewport.width === 390 ? otherForms : [])]) {
      test(`${path} shows the first error with its label and message below the header`, async ({ page }) => {
        await page.goto(path);
        await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
        await fill(page, {
          ...enquiry('Omar Said'),
          [messages.enquiryForm.labels.email]: 'omar',
          [messages.enquiryForm.labels.message]: '',
        });
        // Scroll the button to the bottom edge, so that the fields are above the viewport.
        await page.evaluate(() => document.querySelector('form [type="submit"]')!.scrollIntoView());
        await send(page).click();
        const field = page.getByLabel(messages.enquiryForm.labels.email);
        await expect(field).toBeFocused();
        const message = page.getByText(messages.enquiryForm.errors.email.address);
        await expect(message).toBeInViewport({ ratio: 1 });
        for (const part of [page.locator('label[for="email"]'), field, message]) await expectInSight(part);
      });

      test(`${path} focuses the confirmation after success, and the message after a failure`, async ({
        page,
        consoleErrors,
      }) => {
        await page.goto(path);
        await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
        await page.route('**/api/create/contact', (route) => route.abort(), { times: 1 });
        await fill(page, enquiry('Focus Follows'));
        await send(page).click();
        await expect(notice(page)).toContainText(notSent);
        await expect(notice(page)).toBeFocused();
        await expectInSight(notice(page));
        await send(page).click();
        await expect(notice(page)).toContainText(messages.enquiryForm.sent);
        await expect(notice(page)).toBeFocused();
        await expectInSight(notice(page));
        allowErrors(consoleErrors, failedRequest, failedEnquiry); // the lost connection
      });
    }

    test('errors of the server are beside their fields, the first is focused, and all values stay', async ({
      page,
      consoleErrors,
    }) => {
      const errors = {
        email: messages.enquiryForm.errors.email.address,
        message: messages.enquiryForm.errors.message.required,
      };
      await page.route('**/api/create/contact', (route) =>
        route.fulfill({ status: 422, json: { success: false, errors } }),
      );
      await page.goto('/contact');
      await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
      const values = enquiry('Omar Said');
      await fill(page, values);
      await send(page).click();
      await expect(page.getByText(errors.message)).toBeVisible();
      const email = page.getByLabel(messages.enquiryForm.labels.email);
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(errors.email);
      await expectInSight(page.getByText(errors.email));
      for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label)).toHaveValue(value);
      allowErrors(consoleErrors, failedRequest, failedEnquiry);
    });

    test('the reply form focuses the first invalid field, and its note after success', async ({ page }) => {
      await page.goto(article);
      const post = page.getByRole('button', { name: messages.blog.reply.submit });
      await page.evaluate(() => document.querySelector('form [type="submit"]')!.scrollIntoView());
      await post.click();
      await expect(page.getByLabel(messages.blog.reply.labels.full_name)).toBeFocused();
      await expectInSight(page.locator('label[for="reply-full_name"]'));
      await expectInSight(page.getByLabel(messages.blog.reply.labels.full_name));
      await fill(page, reply(`Ours weighs ${viewport.width}.`));
      await post.click();
      const note = page.getByText(messages.blog.reply.after).locator('..');
      await expect(note).toBeFocused();
      await expectInSight(note);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the response to an invalid form scrolls to its first error', async ({ page, consoleErrors }) => {
        await page.goto('/contact');
        await fill(page, {
          ...enquiry('Omar Said'),
          [messages.enquiryForm.labels.email]: 'omar',
          [messages.enquiryForm.labels.message]: '',
        });
        await send(page).click();
        await expect(page.getByLabel(messages.enquiryForm.labels.email)).toBeFocused();
        await expect(page.getByText(messages.enquiryForm.errors.email.address)).toBeInViewport({ ratio: 1 });
        allowErrors(consoleErrors, failedRequest); // the browser reports the 422 of the page itself
      });
    });
  });
