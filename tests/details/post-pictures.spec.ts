import type { Locator, Page } from '@playwright/test';
import { messages, posts } from '../helpers/content.ts';
import { isPage } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

const { blog } = messages;
const article = `/blog/${posts[0]!.id}`;
const pageCount = Math.ceil(posts.length / 3);

/** Returns the URLs of the pictures' files without their widths, in document order. */
const picturesIn = (part: Locator) =>
  part.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.replace(/-fallback.*/, '')));

for (const { id, title, quote } of posts)
  test(`“${title}” has its quote and two different pictures with their own alternative texts`, async ({ page }) => {
    await page.goto(`/blog/${id}`);
    const text = page.getByRole('main').getByRole('article');
    await expect(text.getByRole('blockquote')).toHaveText(quote);
    const figures = text.getByRole('figure').filter({ has: page.getByRole('img') });
    expect(await figures.count()).toBeGreaterThanOrEqual(2);
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('img')).toHaveJSProperty('complete', true);
      expect((await figure.getByRole('img').getAttribute('alt'))?.length).toBeGreaterThan(15);
      expect((await figure.textContent())?.length).toBeGreaterThan(15);
    }
    const shown = await picturesIn(figures.locator('picture'));
    expect(new Set(shown).size, String(shown)).toBe(await figures.count());
  });

/** Returns the list item or article that contains a link. */
const entryOf = (link: Locator) => link.locator('xpath=ancestor::*[self::li or self::article][1]');

const archives = (page: Page) =>
  page
    .getByRole('complementary')
    .locator('section', { has: page.getByRole('heading', { name: blog.sidebar.archives }) });

for (const path of ['/blog', '/blog?page=2', article])
  test(`every post listed on ${path} has a thumbnail, and the archives list three others`, async ({ page }) => {
    await page.goto(path);
    const listed = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');
    const archiveLinks = archives(page).getByRole('link');
    await expect(archiveLinks).toHaveCount(3);
    const links = [...(path === article ? [] : await listed.all()), ...(await archiveLinks.all())];
    expect(links).toHaveLength(path === article ? 3 : 6);
    expect(new Set(await Promise.all(links.map((link) => link.getAttribute('href')))).size).toBe(links.length);
    for (const link of links)
      await expect(entryOf(link).locator('img'), (await link.textContent()) ?? '').toHaveCount(1);
  });

/** Pages that list posts, their name in `pictureOn`, and the least number of posts on each. */
const lists = (
  [
    ['/', 'home', 3],
    ['/photography-agency', 'photographyAgency', 3],
    ['/digital-agency', 'digitalAgency', 3],
    ['/marketing-agency', 'marketingAgency', 6],
    ['/freelancer-agency', 'freelancerAgency', 1],
    ['/personal-portfolio', 'personalPortfolio', 1],
  ] as const
).filter(([path]) => isPage(path));

test('a post listed on any page has its thumbnail of the blog, or the page’s own picture of it', async ({ page }) => {
  const thumbnails = new Map<string, string>();
  for (let number = 1; number <= pageCount; number++) {
    await page.goto(`/blog?page=${number}`);
    for (const each of await page.getByRole('main').getByRole('article').all()) {
      const href = await each.getByRole('heading').getByRole('link').getAttribute('href');
      thumbnails.set(href!, (await picturesIn(each))[0]!);
    }
  }
  for (const [path, name, count] of lists) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('heading', { level: 3 }).locator('a[href^="/blog/"]');
    expect(await links.count(), path).toBeGreaterThanOrEqual(count);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href'))!;
      const own = posts.find(({ id }) => href === `/blog/${id}`)!.pictureOn[name];
      const picture = own ? expect.stringMatching(new RegExp(`/${own}$`)) : thumbnails.get(href);
      expect(await picturesIn(entryOf(link)), `${href} on ${path}`).toContainEqual(picture);
    }
  }
});
