import { messages, services, startingWith } from '../helpers/content.ts';
import { section } from '../helpers/locators.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

test('the list of services shows the price of each', async ({ page }) => {
  await page.goto('/service');
  const rows = page.getByRole('main').getByRole('listitem');
  for (const { title, price } of services)
    await expect(rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) })).toContainText(price);
});

test('the list links to the page of every service', async ({ page }) => {
  await page.goto('/service');
  const links = page.locator('#services').getByRole('heading').getByRole('link');
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

test('the home page links to its services', async ({ page }) => {
  const [, second] = services.filter(({ featured }) => featured);
  await page.goto('/');
  await page.locator('#services').getByRole('link', { name: second!.title, exact: true }).click();
  await expect(page).toHaveURL(`/service/${second!.id}`);
});

test.describe('the page of a service', () => {
  const [service, next] = services;
  test.beforeEach(async ({ page }) => {
    await page.goto(`/service/${service!.id}`);
  });

  test('begins with whom it is for, how long it takes, from what price, and a link to ask for it', async ({ page }) => {
    const first = section(page, service!.title);
    await expect(first.getByRole('definition')).toHaveText([service!.audience, service!.duration, service!.price]);
    await expect(first.getByRole('link', { name: messages.services.ask })).toHaveAttribute(
      'href',
      /^\/contact\?project_type=/,
    );
  });

  test('is the project type in the form after “Ask for a quote” below what the client gets', async ({ page }) => {
    await section(page, messages.services.deliverables).getByRole('link', { name: messages.services.ask }).click();
    await expect(page.getByLabel(messages.enquiryForm.labels.project_type)).toHaveValue(service!.title);
  });

  test('is the current page of the breadcrumb', async ({ page }) => {
    const breadcrumb = page.getByLabel(messages.breadcrumb.label);
    await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(service!.title);
  });

  test('links to related projects', async ({ page }) => {
    const links = section(page, messages.services.projects).getByRole('link');
    for (const { project } of service!.related)
      await expect(links.and(page.locator(`[href="/portfolio/${project.id}"]`))).not.toHaveCount(0);
  });

  test('links to the next service', async ({ page }) => {
    const link = page.getByRole('link', { name: startingWith(messages.services.next) });
    await expect(link).toHaveAttribute('href', `/service/${next!.id}`);
  });

  test('links to the first service from the last', async ({ page }) => {
    await page.goto(`/service/${services.at(-1)!.id}`);
    const link = page.getByRole('link', { name: startingWith(messages.services.next) });
    await expect(link).toHaveAttribute('href', `/service/${service!.id}`);
  });
});

for (const [slug, title] of [
  ['falcon-training', 'Falcon Training'],
  ['service-details', 'Service Details'],
  ['Digital-Marketing', 'Digital Marketing'],
])
  test(`the unknown service ${slug} is answered 404 with a message and noindex`, async ({ page, consoleErrors }) => {
    const response = await page.goto(`/service/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(page.getByText(messages.services.noContent)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    allowErrors(consoleErrors, failedRequest); // the browser reports the 404 of the page itself
  });

test('the URL is escaped in the page', async ({ page, consoleErrors }) => {
  await page.goto('/service/%3Cb%3Eloud');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>loud');
  allowErrors(consoleErrors, failedRequest); // the browser reports the 404 of the page itself
});
