import { literally, messages, services, titled } from '../content.ts';
import { expect, test } from './site.ts';

test('the list names every service, and each leads to its own page', async ({ page }) => {
  await page.goto('/service');
  const links = page.locator('#services').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(services.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    services.map(({ id }) => `/service/${id}`),
  );
});

test('the whole row of a service is a link', async ({ page }) => {
  await page.goto('/service');
  await page.getByText(services[5]!.subtitle).click({ force: true }); // the stretched link covers it
  await expect(page).toHaveURL(`/service/${services[5]!.id}`);
});

test('the home page leads to its services', async ({ page }) => {
  const [, second] = services.filter(({ featured }) => featured);
  await page.goto('/');
  await page.locator('#services').getByRole('link', { name: second!.title, exact: true }).click();
  await expect(page).toHaveURL(`/service/${second!.id}`);
});

for (const [index, { id, title, steps, gets }] of services.entries())
  test(`${id} has its title, its steps, what the client gets, related work and the next service`, async ({ page }) => {
    await page.goto(`/service/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(titled(title));
    await expect(page.getByLabel(messages.breadcrumb.label).locator('[aria-current=page]')).toHaveText(title);
    const section = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
    await expect(section(messages.services.steps).getByRole('listitem')).toHaveCount(steps.length);
    await expect(section(messages.services.deliverables).getByRole('listitem')).toHaveCount(gets.length);
    await expect(section(messages.services.projects).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/portfolio\//,
    );
    const next = services[(index + 1) % services.length]!;
    await expect(page.getByRole('link', { name: new RegExp(`^${literally(messages.services.next)}`) })).toHaveAttribute(
      'href',
      `/service/${next.id}`,
    );
  });

for (const [slug, title] of [
  ['falcon-training', 'Falcon Training'],
  ['service-details', 'Service Details'],
  ['Digital-Marketing', 'Digital Marketing'],
])
  test(`the unknown service ${slug} says that there is no content, and is not found or indexed`, async ({
    page,
    quiet,
  }) => {
    const answer = await page.goto(`/service/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(page.getByText(messages.services.noContent)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    quiet.length = 0; // the browser reports the 404 of the page itself
  });

test('the URL is escaped in the page', async ({ page, quiet }) => {
  await page.goto('/service/%3Cb%3Eloud');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>loud');
  quiet.length = 0; // the browser reports the 404 of the page itself
});
