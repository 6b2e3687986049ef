import { audit } from '../../helpers/axe.ts';
import { messages } from '../../helpers/content.ts';
import { enquiry, failedEnquiry, fill, notSent } from '../../helpers/forms.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { isPage } from '../../helpers/pages.ts';
import { allowErrors, expect, failedRequest, test } from '../../helpers/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [390, 820, 1440];
// The menu is the same on every page, so three are enough: the home page, one that the menu lists, a dark one.
for (const path of ['/', '/contact', '/photography-agency'].filter(isPage))
  for (const width of widths)
    test(`axe finds nothing at ${width} px on ${path} with the menu open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.getByRole('button', { name: messages.header.menu, exact: true }).click();
      await expect(page.getByRole('dialog', { name: messages.header.menu, exact: true })).toBeVisible();
      expect(await audit(page)).toEqual([]);
    });

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on the contact form with errors', async ({ page }) => {
      await page.goto('/contact');
      await waitForHydration(page.getByRole('button', { name: messages.enquiryForm.submit }));
      await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
      await expect(page.getByText(messages.enquiryForm.errors.message.required)).toBeVisible();
      expect(await audit(page)).toEqual([]);
    });

    test('axe finds nothing on the contact form after a failure, nor after a success', async ({
      page,
      consoleErrors,
    }) => {
      await page.route('**/api/create/contact', (route) => route.abort(), { times: 1 });
      await page.goto('/contact');
      await waitForHydration(page.getByRole('button', { name: messages.enquiryForm.submit }));
      await fill(page, enquiry('Audited Visitor'));
      await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
      await expect(page.locator('form').getByRole('status')).toContainText(notSent);
      expect(await audit(page)).toEqual([]);
      allowErrors(consoleErrors, failedRequest, failedEnquiry);
      await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
      await expect(page.locator('form').getByRole('status')).toContainText(messages.enquiryForm.sent);
      expect(await audit(page)).toEqual([]);
    });
  });
