import { enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { messages } from '../helpers/content.ts';
import {
  allowErrors,
  enquiry,
  expect,
  failedEnquiry,
  failedRequest,
  fill,
  hydrated,
  notSent,
  test,
} from '../helpers/site.ts';

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

test('shows the same errors on submit as on blur', async ({ page, server }) => {
  await fill(page, { ...enquiry('R2D2'), [messages.enquiryForm.labels.email]: 'leila.haddad.example' });
  await page.getByLabel(messages.enquiryForm.labels.message).press('Tab');
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.getByText(messages.enquiryForm.rules.full_name.letters)).toBeVisible();
  await expect(page.getByText(messages.enquiryForm.rules.email.address)).toBeVisible();
  await expect(page.getByLabel(messages.enquiryForm.labels.full_name)).toBeFocused();
  expect(server.enquiries().filter(({ full_name }) => full_name === 'R2D2')).toEqual([]);
});

test('after a server error the values are kept, and the enquiry can be sent again', async ({
  page,
  server,
  consoleErrors,
}) => {
  const name = 'Again';
  const values = enquiry(name);
  const refusal = { status: 500, json: { success: false } };
  await page.route('**/api/create/contact', (route) => route.fulfill(refusal), { times: 1 });
  await fill(page, values);
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(notSent);
  expect(consoleErrors.join()).toContain('did not take the enquiry');
  allowErrors(consoleErrors, failedRequest, failedEnquiry);
  for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(messages.enquiryForm.sent);
  expect(server.enquiries().filter(({ full_name }) => full_name === name)).toHaveLength(1);
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
