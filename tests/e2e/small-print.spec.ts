import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { agency, expect, test, titled } from './site.ts';

const words = (name: string) => parse(readFileSync(`src/content/pages/${name}.yaml`, 'utf8'));

for (const [path, name] of [
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
] as const)
  test(`${path} says what it has to say, whom to ask, since when it holds, and that it is a sample`, async ({
    page,
  }) => {
    const { title, heading, parts, note } = words(name);
    await page.goto(path);
    await expect(page).toHaveTitle(titled(title));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...parts.map((part: { title: string }) => part.title),
      'Whom to ask',
    ]);
    await expect(main.getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`);
    await expect(main.getByText(note.replaceAll('<agency>', agency.name))).toBeVisible();
    await expect(main.locator('time')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
  });

test('the privacy page tells what the form asks for, how long it is kept and who else is asked', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  for (const said of [/your e-mail address/, /two years/i, /within a week/i, /OpenStreetMap/, /YouTube/, /no cookies/])
    await expect(main.getByText(said).first()).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

for (const path of ['/', '/contact', '/photography-agency'])
  test(`the form at ${path} leads to both pages`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('form', { has: page.getByLabel('Message*') });
    await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(form.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  });
