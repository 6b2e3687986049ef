import { enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { messages } from '../helpers/content.ts';
import { enquiry, expect, fill, hydrated, test } from '../helpers/site.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page.getByLabel(messages.enquiryForm.labels.message));
});

test('an enquiry from the home page is stored, and the form is cleared', async ({ page, server }) => {
  const values = enquiry('Home Sender');
  await fill(page, values);
  const request = page.waitForRequest('**/api/create/contact');
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  expect(Object.keys((await request).postDataJSON())).toEqual(enquiryFields);
  await expect(page.locator('form').getByRole('status')).toContainText(messages.enquiryForm.sent);
  for (const label of Object.keys(values)) await expect(page.getByLabel(label)).toHaveValue('');
  expect(server.enquiries().filter(({ full_name }) => full_name === 'Home Sender')).toHaveLength(1);
});

test('the whole form works by keyboard alone', async ({ page, server }) => {
  await page.getByLabel(messages.enquiryForm.labels.full_name).focus();
  for (const text of Object.values(enquiry('Keyboard Only'))) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: messages.enquiryForm.submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('form').getByRole('status')).toContainText(messages.enquiryForm.sent);
  expect(server.enquiries().filter(({ full_name }) => full_name === 'Keyboard Only')).toHaveLength(1);
});
