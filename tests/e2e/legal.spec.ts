import { agency, messages, pageContent } from '../helpers/content.ts';
import { expect, test } from '../helpers/test.ts';

for (const name of ['privacy', 'terms'] as const)
  test(`/${name} has its content, a contact and its date`, async ({ page }) => {
    const { heading, parts } = pageContent(name);
    await page.goto(`/${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...parts.map((part) => part.title),
      messages.legal.contact,
    ]);
    await expect(main.getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`);
    await expect(main.locator('time')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
    await expect(page.getByRole('navigation', { name: messages.breadcrumb.label })).toContainText(messages.pages[name]);
  });

for (const path of ['/', '/contact'])
  test(`the form at ${path} links to both pages`, async ({ page }) => {
    await page.goto(path);
    const { labels, privacy, terms } = messages.enquiryForm;
    const form = page.locator('form', { has: page.getByLabel(labels.message) });
    await expect(form.getByRole('link', { name: privacy })).toHaveAttribute('href', '/privacy');
    await expect(form.getByRole('link', { name: terms, exact: true })).toHaveAttribute('href', '/terms');
  });
