/**
 * The counts, figures and quoted texts of the specification, and what our own sample texts promise. Delete this file
 * when you replace the sample content. No other test depends on its texts.
 */
import type { Page } from '@playwright/test';
import { messages } from '../helpers/content.ts';
import { waitForHydration } from '../helpers/hydration.ts';
import { definitions, section } from '../helpers/locators.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const items = (page: Page, heading: string | RegExp) => section(page, heading).getByRole('listitem');

test('40 global happy clients, 50 projects completed, 25 team members, on the home page and About', async ({
  page,
}) => {
  for (const path of ['/', '/about']) {
    await page.goto(path);
    const facts = section(page, 'We Celebrate');
    await expect(facts.getByRole('definition')).toHaveText(['40', '50', '25']);
    await expect(facts.getByRole('term')).toHaveText(['Global Happy Clients', 'Projects Completed', 'Team Members']);
  }
});

test('twelve sectors', async ({ page }) => {
  await page.goto('/');
  await expect(items(page, /Twelve sectors/)).toHaveText([
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

test('four services on the home page, fifteen in the list, the specified ones at their URLs', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveText([
    'Digital Marketing',
    'UI/UX Design',
    'Web Development',
    'Creative Design',
  ]);
  await page.goto('/service');
  const links = page.locator('#services').getByRole('heading').getByRole('link');
  await expect(links).toHaveCount(15);
  const known = [
    'digital-marketing',
    'ui-ux-design',
    'technology',
    'web-development',
    'consultancy',
    'creative-design',
  ];
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const slug of known) expect(addresses).toContain(`/service/${slug}`);
  for (const slug of known) {
    await page.goto(`/service/${slug}`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(title.toLowerCase().replace(/[^a-z]+/g, '-')).toBe(slug);
    await expect(items(page, messages.services.steps)).toHaveCount(3);
  }
});

test('four testimonials, rated 3.5 to 5', async ({ page }) => {
  await page.goto('/');
  const ratings = page.getByRole('img', { name: /^Rated/ });
  await expect(ratings).toHaveCount(4);
  const points = await ratings.evaluateAll((all) => all.map((one) => Number(/[\d.]+/.exec(one.ariaLabel ?? '')?.[0])));
  expect([Math.min(...points), Math.max(...points)]).toEqual([3.5, 5]);
});

test('three teasers of 07, 15 and 20 Mar 2022, and a blog of four pages of three posts', async ({ page }) => {
  await page.goto('/');
  await expect(section(page, 'What we learned on the job').getByText(/^\d\d Mar 2022$/)).toHaveText([
    '07 Mar 2022',
    '15 Mar 2022',
    '20 Mar 2022',
  ]);
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page / })).toHaveCount(4);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('eight members of the team', async ({ page }) => {
  await page.goto('/team');
  await expect(page.getByRole('main').getByRole('list').getByRole('heading', { level: 2 })).toHaveCount(8);
});

test('ten projects, seven of them at first', async ({ page }) => {
  await page.goto('/portfolio');
  const shown = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(shown).toHaveCount(7);
  await expect(page.getByLabel('Filter projects').getByRole('link')).toHaveText([
    'All 10',
    'Web Design 3',
    'UI/UX Design 2',
    'Mobile Apps 2',
    'Logo Design 3',
  ]);
});

test('five questions in each of four categories', async ({ page }) => {
  await page.goto('/faq');
  for (const name of ['Service related', 'Pricing', 'Project delivery', 'Documentation'])
    await expect(
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name }) })
        .last()
        .locator('details'),
    ).toHaveCount(5);
});

test('six reasons to choose us', async ({ page }) => {
  await page.goto('/about');
  await expect(items(page, 'Why Choose Us').getByRole('heading')).toHaveText([
    'Marketing team',
    'Data-driven strategies',
    'Innovation and creativity',
    'Scalability',
    'Excellence and integrity',
    'Customer focus',
  ]);
});

test('each field of the form has the message of the specification', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page.getByLabel('Message*'));
  for (const [label, typed, message] of [
    ['Full Name*', '', 'Please provide a full name'],
    ['Full Name*', 'R2D2', 'The full name should only contain alphabetical characters'],
    ['Email*', '', 'Email is required'],
    ['Email*', 'leila.haddad.example', 'Please enter a valid email address'],
    ['Project Type*', '', 'Project type is required'],
    ['Mobile*', '', 'Contact number is required'],
    ['Message*', '', 'Message is required!'],
  ] as const) {
    const field = page.getByLabel(label);
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(message);
  }
});

test('the not-found page has the texts of the specification', async ({ page, consoleErrors }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/');
  await page.goto('/service/falcon-training');
  await expect(page.getByText('No content available for this service')).toBeVisible();
  allowErrors(consoleErrors, failedRequest); // the browser reports the 404 of the pages themselves
});

test.describe('the alternative homes', () => {
  test('photography: 550 products, 40K happy clients, 50k projects, 250 team members, six categories', async ({
    page,
  }) => {
    await page.goto('/photography-agency');
    await expect(page).toHaveTitle('Photography Agency');
    const facts = await definitions(page.locator('main'));
    for (const fact of ['Products 550', 'Happy Clients 40K', 'Projects 50k', 'Team Members 250'])
      expect(facts).toContain(fact);
    await expect(page.getByRole('group', { name: 'Category' }).locator('label')).toHaveText([
      'All 18',
      'Wedding 3',
      'Portrait 3',
      'Fashion 3',
      'Commercial 3',
      'Landscape 3',
      'Short film 3',
    ]);
  });

  test('digital: 40K happy clients, 50K projects, 245 team members, 550 digital products', async ({ page }) => {
    await page.goto('/digital-agency');
    await expect(page).toHaveTitle('Digital Agency');
    const facts = page.getByRole('region', { name: 'Fun facts' });
    expect(await definitions(facts)).toEqual([
      'Happy Clients 40K',
      'Projects 50K',
      'Team Members 245',
      'Digital Products 550',
    ]);
  });

  test('marketing: 40K happy clients, 50k projects, 250 team members, 550 products', async ({ page }) => {
    await page.goto('/marketing-agency');
    await expect(page).toHaveTitle('Marketing Agency');
    await expect(section(page, 'Counted since 2014').getByRole('definition')).toHaveText(['40K', '50k', '250', '550']);
    await expect(page.getByRole('group', { name: 'Projects', exact: true }).getByRole('group')).toHaveCount(8);
  });

  test('architecture: 40K, 50K, 245 and 550', async ({ page }) => {
    await page.goto('/architecture-agency');
    expect(await definitions(section(page, 'Counted since 2014'))).toEqual([
      'Happy Clients 40K',
      'Projects 50K',
      'Team Members 245',
      'Digital Products 550',
    ]);
  });

  test('freelancer: the skills in per cent', async ({ page }) => {
    await page.goto('/freelancer-agency');
    expect(await definitions(section(page, 'How my team scores'))).toEqual([
      'HTML5 90%',
      'CSS3 95%',
      'JavaScript 92%',
      'UI/UX 85%',
      'Web Development 85%',
      'MySQL 70%',
    ]);
  });

  test('three plans, by the month and by the year, each with the same six features', async ({ page }) => {
    await page.goto('/marketing-agency');
    const plans = page.locator('#pricing li:has(h3)');
    const prices = plans.locator('p:visible', { hasText: /^USD/ });
    await expect(plans.getByRole('heading')).toHaveText(['Standard', 'Professional', 'Ultimate']);
    await expect(prices).toHaveText(['USD 29', 'USD 199', 'USD 299']);
    await page.locator('label', { hasText: 'Yearly' }).click();
    await expect(prices).toHaveText(['USD 59', 'USD 399', 'USD 599']);
    for (const plan of await plans.all()) {
      await expect(plan.getByRole('listitem')).toHaveText([
        'Static responsive website',
        'Video marketing',
        'Keywords research',
        'Facebook campaign',
        'eCommerce solution',
        'Google adword',
      ]);
      await expect(plan.getByText('Per subscriber per year')).toBeVisible();
      await expect(plan.getByRole('link', { name: 'Purchase Now' })).toBeVisible();
    }
  });

  test('creative portfolio: four blocks and two banners; films have the fallback text of the specification', async ({
    page,
  }) => {
    await page.goto('/creative-portfolio');
    await expect(page).toHaveTitle('Creative Portfolio');
    await expect(page.locator('[data-morph^="/portfolio/"]')).toHaveCount(4);
    await expect(page.locator('[data-morph^="/case-study/"]')).toHaveCount(2);
    await page.goto('/video-showcase');
    const fallbacks = await page.locator('video').evaluateAll((films) => films.map((film) => film.textContent?.trim()));
    expect(new Set(fallbacks)).toEqual(new Set(['Your browser does not support the video tag.']));
  });
});

test.describe('sample texts', () => {
  test('the privacy page names the form’s data, how long it is stored, and third parties', async ({ page }) => {
    await page.goto('/privacy');
    const main = page.getByRole('main');
    for (const text of [/your email address/, /two years/i, /within a week/i, /OpenStreetMap/, /YouTube/, /no cookies/])
      await expect(main.getByText(text).first()).toBeVisible();
  });

  test('the galleries say that their pictures are rendered', async ({ page }) => {
    await page.goto('/');
    await expect(section(page, 'Pictures we made this year').getByText(/rendered/i)).toBeVisible();
    await expect(section(page, 'Pictures we made this year').getByText(/camera/i)).toHaveCount(0);
    await page.goto('/photography-agency');
    await expect(section(page, 'Pictures').getByText('rendered').first()).toBeVisible();
    for (const link of await page.locator('#photographs').getByRole('listitem').getByRole('link').all()) {
      const caption = await link.getAttribute('data-lightbox');
      expect(caption).not.toMatch(/\d\d:\d\d|\d seconds/);
      expect(caption).not.toMatch(
        /Al Qudra|Bastakiya|Marmoom|Hatta|Al Seef|Business Bay|Jumeirah|Fahidi|Quoz|Satwa|Dubai/,
      );
    }
  });
});
