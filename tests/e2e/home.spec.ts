import { expect, test } from './site.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero says what the agency does and leads to contact, services and Follow Us', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From sand to signal');
  await expect(page.getByRole('link', { name: 'Follow Us' })).toHaveAttribute('href', /instagram/);
  await page.getByRole('link', { name: 'Our services' }).click();
  await expect(page.getByRole('heading', { name: 'What we are hired to do' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('four services stand on the page, with a button to all of them', async ({ page }) => {
  const services = page.locator('#services');
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Digital Marketing',
    'UI/UX Design',
    'Web Development',
    'Creative Design',
  ]);
  await services.getByRole('link', { name: 'See All Services' }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test('We Celebrate shows 40 Global Happy Clients, 50 Projects Completed, 25 Team Members', async ({ page }) => {
  const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'We Celebrate' }) });
  await expect(facts.getByRole('definition')).toHaveText(['40', '50', '25']);
  await expect(facts.getByRole('term')).toHaveText(['Global Happy Clients', 'Projects Completed', 'Team Members']);
});

test('the twelve sectors stand in one paragraph', async ({ page }) => {
  const sectors = page.locator('section').filter({ has: page.getByRole('heading', { name: /Twelve sectors/ }) });
  await expect(sectors.getByRole('listitem')).toHaveText([
    'Tech',
    'Financial services',
    'Hospitality',
    'B2C marketing',
    'Health care',
    'Real estate',
    'Education',
    'FMCG',
    'E-commerce',
    'Media',
    'Fashion',
    'Automotive',
  ]);
});

test('latest projects, partner logos and the gallery are there, every picture with words of its own', async ({
  page,
}) => {
  const projects = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Latest Projects' }) });
  await expect(projects.getByRole('heading', { level: 3 })).toHaveCount(6);
  const partners = page.locator('section').filter({ has: page.getByRole('heading', { name: 'In good company' }) });
  await expect(partners.getByRole('img')).toHaveCount(8);
  const gallery = page.getByRole('list', { name: 'Seen this year' });
  await expect(gallery.getByRole('img')).toHaveCount(6);
  for (const picture of [...(await projects.getByRole('img').all()), ...(await gallery.getByRole('img').all())])
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(15);
});

test('We Promise You Success moves, rests under the pointer, and can be stopped without script', async ({ page }) => {
  const band = page.getByRole('region', { name: 'We Promise You Success' });
  await band.scrollIntoViewIfNeeded();
  const playing = () =>
    band.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
    );
  await expect.poll(playing).toBeGreaterThan(0);
  await band.hover();
  await expect.poll(playing).toBe(0);
  await page.mouse.move(0, 0);
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect.poll(playing).toBeGreaterThan(0);
  await band.getByRole('checkbox', { name: 'Pause moving text' }).check();
  await page.mouse.move(0, 0);
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect.poll(playing).toBe(0);
});

test('four testimonials are rated 3.5 to 5, each star bar 20% wide a point', async ({ page }) => {
  const ratings = page.getByRole('img', { name: /^Rated/ });
  await expect(ratings).toHaveCount(4);
  await ratings.first().scrollIntoViewIfNeeded();
  for (const rating of await ratings.all()) {
    const points = Number(/[\d.]+/.exec((await rating.getAttribute('aria-label')) ?? '')?.[0]);
    expect(points).toBeGreaterThanOrEqual(3.5);
    expect(points).toBeLessThanOrEqual(5);
    const [whole, bar] = await rating
      .locator('rect')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect((bar ?? 0) / (whole ?? 1)).toBeCloseTo(points * 0.2, 2);
  }
});

test('three blog teasers are dated 07, 15 and 20 Mar 2022, with their authors', async ({ page }) => {
  const blog = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Written down' }) });
  await expect(blog.getByText(/^\d\d Mar 2022$/)).toHaveText(['07 Mar 2022', '15 Mar 2022', '20 Mar 2022']);
  await expect(blog.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(blog.getByText('Noor Al Suwaidi')).toBeVisible();
});

test('the gallery does not pass renders off as photographs', async ({ page }) => {
  const gallery = page.locator('section', { has: page.getByRole('heading', { name: 'Seen this year' }) });
  await expect(gallery.getByText(/rendered/i)).toBeVisible();
  await expect(gallery.getByText(/camera/i)).toHaveCount(0);
});

test('the last call, Apply For Meeting, promises what the contact page has, and leads there', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Apply For Meeting' })).not.toContainText(/time/i);
  await page.getByRole('link', { name: 'Apply For Meeting' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the picture of a service follows the pointer along its row', async ({ page }) => {
  const row = page.locator('#services li').first();
  await row.hover();
  const picture = row.locator('picture');
  await expect(picture).toBeVisible();
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const box = (await row.boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 30);
  await expect.poll(left).toBeLessThan(box.x + 400);
  await page.mouse.move(box.x + 600, box.y + 30);
  await expect.poll(left).toBeGreaterThan(box.x + 500);
  const middle = async () => {
    const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return Math.abs(y + height / 2 - (box.y + 30));
  };
  await expect.poll(middle).toBeLessThan(20);
});
