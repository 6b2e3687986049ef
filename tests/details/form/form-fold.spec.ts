import { messages } from '../../helpers/content.ts';
import { enquiry, failedEnquiry, fill, notSent } from '../../helpers/forms.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { allowErrors, expect, failedRequest, test } from '../../helpers/test.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a sent enquiry shows the sphere without animation', async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
    await fill(page, enquiry('Still Image'));
    await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
    await expect(page.locator('[data-folded]')).toHaveCount(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the form folds into the sphere after success, and opens again when a field gets the focus', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Folded Form'));
  const before = await page.locator('form').boundingBox();
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  const status = page.locator('form').getByRole('status');
  await expect(status).toContainText(messages.enquiryForm.sent);
  await expect(status).toBeFocused();
  await expect(page.locator('[data-folded]')).toHaveCount(1);
  expect((await page.locator('form').boundingBox())!.height).toBeCloseTo(before!.height, 0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(messages.enquiryForm.labels.message)).toBeFocused();
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  await expect(status).toContainText(messages.enquiryForm.sent);
});

test('the button opens the folded form again, without errors', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Another One'));
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await page.getByRole('button', { name: messages.enquiryForm.another }).click();
  await expect(page.getByLabel(messages.enquiryForm.labels.full_name)).toBeFocused();
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages.enquiryForm.submit })).toBeEnabled();
});

test('the form does not change after a failure', async ({ page, consoleErrors }) => {
  await page.route('**/api/create/contact', (route) => route.fulfill({ json: { success: false } }));
  await page.goto('/contact');
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Not Folded'));
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(notSent);
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  allowErrors(consoleErrors, failedRequest, failedEnquiry);
});
