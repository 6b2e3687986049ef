import { expect, test, titled } from './site.ts';

const services = [
  'digital-marketing',
  'ui-ux-design',
  'web-development',
  'creative-design',
  'technology',
  'consultancy',
  'branding',
  'seo',
  'content',
  'photography',
  'events',
  'pr',
  'influencer',
  'video-production',
  'analytics',
];

test('the list names fifteen services, and each leads to its own page', async ({ page }) => {
  await page.goto('/service');
  const links = page.locator('#services').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(15);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    services.map((slug) => `/service/${slug}`),
  );
});

test('anywhere on a line of the list leads on', async ({ page }) => {
  await page.goto('/service');
  await page.getByText('Two weeks, one room, and the answer written on four pages.').click({ force: true }); // the link lies over it
  await expect(page).toHaveURL(/\/service\/consultancy$/);
});

test('the home page leads to its four services', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Web Development' }).click();
  await expect(page).toHaveURL(/\/service\/web-development$/);
});

for (const slug of services)
  test(`${slug} has its title, three steps, what the client gets, related work and the next service`, async ({
    page,
  }) => {
    await page.goto(`/service/${slug}`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(title.toLowerCase().replace(/[^a-z]+/g, '-')).toBe(slug);
    await expect(page).toHaveTitle(titled(title));
    await expect(page.getByLabel('Breadcrumb').locator('[aria-current=page]')).toHaveText(title);
    const section = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
    await expect(section('Three stops on one line').getByRole('listitem')).toHaveCount(3);
    expect(await section('What you get').getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await expect(section('Where it has been').getByRole('link').first()).toHaveAttribute('href', /^\/portfolio\//);
    const next = services[(services.indexOf(slug) + 1) % services.length];
    await expect(page.getByRole('link', { name: /^Next service/ })).toHaveAttribute('href', `/service/${next}`);
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
    await expect(page.getByText('No content available for this service')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    quiet.length = 0; // the browser reports the 404 of the page itself
  });

test('what stands in the address never becomes markup', async ({ page, quiet }) => {
  await page.goto('/service/%3Cb%3Eloud');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>loud');
  quiet.length = 0; // the browser reports the 404 of the page itself
});
