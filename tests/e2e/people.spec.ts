import type { Page } from '@playwright/test';
import { altOf, browserTitle, interpolate, messages, team, teamSliderOn } from '../helpers/content.ts';
import { waitForHydration } from '../helpers/hydration.ts';
import { expect, test } from '../helpers/test.ts';

const names = team.map(({ name }) => name);
const main = (page: Page) => page.getByRole('main');
const crumbs = (page: Page) => page.getByRole('navigation', { name: messages.breadcrumb.label }).getByRole('listitem');
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the team page shows every member with a link to their page', async ({ page }) => {
    await page.goto('/team');
    const links = main(page).getByRole('list').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(links).toHaveText(names);
    await links.nth(5).click();
    await expect(page).toHaveURL(`/team/${team[5]!.id}`);
    await expect(title(page, names[5]!)).toBeVisible();
    await expect(page).toHaveTitle(browserTitle(names[5]!));
  });

  test('each card has what the member says', async ({ page }) => {
    await page.goto('/team');
    for (const { statement } of team) await expect(main(page).getByText(statement).first()).toBeVisible();
  });

  test('a portrait links to its member as well', async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('img', { name: altOf(team[3]!.picture) }).click({ force: true });
    await expect(title(page, names[3]!)).toBeVisible();
  });

  test('a member’s page shows the profile and links to social networks', async ({ page }) => {
    const networksOf = ({ social }: (typeof team)[number]) => Object.entries(social);
    const member = team.toSorted((one, other) => networksOf(other).length - networksOf(one).length)[0]!;
    await page.goto(`/team/${member.id}`);
    await expect(main(page).getByText(member.designation)).toBeVisible();
    const [name = ''] = member.name.split(' ');
    await expect(main(page).getByRole('heading', { name: interpolate(messages.team.work, { name }) })).toBeVisible();
    for (const [network, url] of networksOf(member))
      await expect(
        main(page).getByRole('link', {
          name: interpolate(messages.team.profile, {
            name: member.name,
            network: messages.networks[network as keyof typeof messages.networks],
          }),
        }),
      ).toHaveAttribute('href', url);
    await expect(crumbs(page)).toHaveText([messages.pages.home, messages.pages.team, member.name]);
  });

  test('a member’s page leads to the enquiry', async ({ page }) => {
    await page.goto(`/team/${team[0]!.id}`);
    const [name = ''] = names[0]!.split(' ');
    const link = main(page).getByRole('link', { name: interpolate(messages.team.ask, { name }) });
    await expect(link).toHaveAttribute('href', '/contact');
  });

  for (const [id, shown] of [
    ['team-details', 'team-details'],
    ['nobody-by-this-name', 'nobody-by-this-name'],
    ['%3Cb%3E%20%22x%22', '<b> "x"'],
  ] as const)
    test(`/team/${id} shows the sample profile, with the requested name in the breadcrumb`, async ({ page }) => {
      const response = await page.goto(`/team/${id}`);
      expect(response?.status()).toBe(200);
      await expect(crumbs(page)).toHaveText([messages.pages.home, messages.pages.team, shown]);
      await expect(title(page, names[0]!)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
});

test.describe('the team slider', () => {
  const onAbout = teamSliderOn('about');
  const slider = (page: Page) => page.getByRole('group', { name: messages.sliders.team.label, exact: true });
  const name = (page: Page, member: string) => slider(page).getByRole('link', { name: member, exact: true });

  for (const [path, members] of [
    ['/', teamSliderOn('home')],
    ['/about', onAbout],
  ] as const)
    test(`links from a name on ${path} to the member`, async ({ page }) => {
      await page.goto(path);
      await name(page, members[1]!.name).click();
      await expect(page).toHaveURL(`/team/${members[1]!.id}`);
    });

  test('shows four networks for each of its five members, all linked to the home page', async ({ page }) => {
    await page.goto('/about');
    for (const network of ['linkedin', 'x', 'youtube', 'facebook'] as const)
      for (const { name } of onAbout) {
        const label = interpolate(messages.team.profile, { name, network: messages.networks[network] });
        await expect(slider(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', '/');
      }
  });

  test('opens a member by keyboard, also one who was out of view', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(slider(page));
    await slider(page).focus();
    // A name and four networks each.
    for (let step = 0; step < 4 * 5 + 1; step++) await page.keyboard.press('Tab');
    await expect(name(page, onAbout[4]!.name)).toBeFocused();
    await expect(name(page, onAbout[4]!.name)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/team/${onAbout[4]!.id}`);
  });

  test('does not follow a link that was dragged', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(slider(page));
    const third = name(page, onAbout[2]!.name);
    await third.scrollIntoViewIfNeeded();
    const box = (await third.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 250, box.y + box.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: messages.sliders.team.previous })).toBeEnabled();
    await expect(page).toHaveURL('/about');
  });
});
