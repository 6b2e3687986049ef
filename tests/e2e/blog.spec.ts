import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from './site.ts';

/** The posts as their files have them. */
const posts = readdirSync('src/content/posts').map((file) => ({
  href: `/blog/${file.replace('.md', '')}`,
  ...(parse(readFileSync(`src/content/posts/${file}`, 'utf8').split('---')[1]!) as {
    title: string;
    quote: string;
    date: string;
  }),
}));

const newest = 'Draw it before you name it';
const article = '/blog/the-page-that-weighs-less-than-its-logo';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the blog shows three posts a page, and its strip leads through all twelve', async ({ page }) => {
      await page.goto('/blog');
      const seen = new Set<string>();
      for (let number = 1; number <= 4; number++) {
        await expect(page.getByRole('article')).toHaveCount(3);
        for (const title of await page.getByRole('article').getByRole('heading').allTextContents()) seen.add(title);
        const strip = page.getByRole('navigation', { name: 'Pages' });
        await expect(strip.getByRole('link', { name: /^Page / })).toHaveCount(4);
        await expect(strip.getByRole('link', { name: `Page ${number}` })).toHaveAttribute('aria-current', 'page');
        const next = strip.getByRole('link', { name: 'Next page' });
        if (number < 4) await next.click();
        else await expect(next).toHaveCount(0);
      }
      expect(seen.size).toBe(12);
      await expect(page).toHaveURL('/blog?page=4');
      await page.getByRole('link', { name: 'Page 1', exact: true }).click();
      await expect(page).toHaveURL('/blog');
    });

    test('a search finds words in any part of a post, and Arabic however it is spelled', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('searchbox', { name: 'Search the blog' }).fill('karak villas');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/blog?q=karak+villas');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One post on “karak villas”');
      await expect(page.getByRole('article')).toContainText('Nobody remembers the stage');

      await page.getByRole('searchbox').fill('إمراض');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('article')).toContainText('What a search in Arabic looks like');
    });

    test('categories, months and tags filter the list, add up and can be taken away', async ({ page }) => {
      await page.goto('/blog');
      const sidebar = page.getByRole('complementary');
      await expect(sidebar.getByRole('listitem').filter({ hasText: 'Branding' })).toContainText('3 posts');
      await sidebar.getByRole('link', { name: 'Branding' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three posts in Branding');
      await sidebar.getByRole('link', { name: 'process' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two posts in Branding tagged process');
      await sidebar.getByRole('link', { name: 'March 2022' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText(newest);
      // What would find nothing is not offered.
      await expect(sidebar.getByRole('link', { name: 'Events', exact: true })).toHaveCount(0);

      await page.getByRole('searchbox').fill('drawer');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'One post on “drawer” in Branding tagged process from March 2022',
      );
      await page.getByRole('link', { name: 'Take away: in Branding' }).click();
      await expect(page).toHaveURL('/blog?q=drawer&tag=process&month=2022-03');
      await page.getByRole('link', { name: 'All posts' }).click();
      await expect(page).toHaveURL('/blog');
    });

    test('a search that finds nothing says so and leads back', async ({ page }) => {
      await page.goto('/blog?q=zebra');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing on “zebra”');
      await expect(page.getByRole('searchbox')).toHaveValue('zebra');
      await page.getByRole('link', { name: 'Take away: on “zebra”' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
    });

    test('the reply form takes no blanks for an answer', async ({ page }) => {
      await page.goto('/blog/count-the-calls');
      const reply = page.getByRole('region', { name: 'Leave A Reply' });
      const answers = {
        'Full Name*': 'Leila Haddad',
        'Email*': 'leila@haddad.example',
        'Website*': 'haddad.example',
        'Write Your Comment*': 'Ours weighs more.',
      };
      for (const [label, value] of Object.entries(answers)) await reply.getByLabel(label).fill(value);
      // Without script a text box takes what it is given, and nothing is sent anyway.
      const asked = Object.entries(answers).filter(([label]) => javaScriptEnabled || !label.startsWith('Write'));
      for (const [label, value] of asked) {
        await reply.getByLabel(label).fill('   ');
        await reply.getByRole('button', { name: 'Post Comment' }).click();
        await expect(reply.getByLabel(label)).toBeFocused();
        await expect(reply.getByText('Comments are closed, and nothing was sent.')).toBeHidden();
        await reply.getByLabel(label).fill(value);
      }
      await reply.getByRole('button', { name: 'Post Comment' }).click();
      await expect(reply.getByText('Comments are closed, and nothing was sent.')).toBeVisible();
    });

    test('the reply form checks what is typed, sends nothing and says so', async ({ page }) => {
      await page.goto(article);
      const reply = page.getByRole('region', { name: 'Leave A Reply' });
      await expect(reply).toContainText('Your email address will not be published. Required fields are marked *');
      // The pictures above it are fetched once they come near.
      await reply.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.method() + request.url()));
      await reply.getByRole('button', { name: 'Post Comment' }).click();
      await expect(reply.getByLabel('Full Name*')).toBeFocused();
      await reply.getByLabel('Full Name*').fill('Leila Haddad');
      await reply.getByLabel('Email*').fill('leila');
      await reply.getByLabel('Website*').fill('haddad.example');
      await reply.getByLabel('Write Your Comment*').fill('Ours weighs more.');
      await reply.getByRole('button', { name: 'Post Comment' }).click();
      await expect(reply.getByLabel('Email*')).toBeFocused();
      expect(asked).toEqual([]);

      await reply.getByLabel('Email*').fill('leila@haddad.example');
      await reply.getByRole('button', { name: 'Post Comment' }).click();
      await expect(reply.getByText('Comments are closed, and nothing was sent.')).toBeVisible();
      expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
      expect(asked.join('')).not.toContain('eila');
      if (javaScriptEnabled) await expect(reply.getByLabel('Write Your Comment*')).toHaveValue('Ours weighs more.');
    });
  });

test('the home page leads to its three posts and to the blog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: newest }).click();
  await expect(page).toHaveURL('/blog/draw-it-before-you-name-it');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText(newest);
  await crumbs.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written down');
});

/** The addresses of the pictures' files without their widths, in the order in which they stand. */
const picturesIn = (place: Locator) =>
  place.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.replace(/-fallback.*/, '')));

for (const { href, title, quote } of posts)
  test(`“${title}” has its quote and two different pictures, each with words of its own`, async ({ page }) => {
    await page.goto(href);
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

/** The element that shows a post: the nearest around the link to it that holds a picture or is an item of a list. */
const place = (link: Locator) => link.locator('xpath=ancestor::*[self::li or self::article][1]');

const archives = (page: Page) =>
  page.getByRole('complementary').locator('section', { has: page.getByRole('heading', { name: 'Archives' }) });

for (const path of ['/blog', '/blog?page=2', '/blog?page=3', '/blog?page=4', article])
  test(`every post listed on ${path} has a thumbnail picture, in the archives too`, async ({ page }) => {
    await page.goto(path);
    const listed = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');
    const recent = archives(page).getByRole('link');
    await expect(recent).toHaveCount(3);
    const links = [...(path === article ? [] : await listed.all()), ...(await recent.all())];
    expect(links).toHaveLength(path === article ? 3 : 6);
    for (const link of links) await expect(place(link).locator('img'), (await link.textContent()) ?? '').toHaveCount(1);
  });

test('the archive names every month with its posts, in one list as long as they are few', async ({ page }) => {
  const months = Map.groupBy(posts.map(({ date }) => date.slice(0, 7)).sort(), (month) => month);
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await page.goto('/blog');
  const archive = page.getByRole('complementary').locator('section', { hasText: 'By month' });
  await expect(archive.getByRole('listitem')).toHaveText(
    [...months].reverse().map(([month, all]) => {
      const count = all.length === 1 ? '1 post' : `${all.length} posts`;
      return `${name.format(new Date(month))}${count}`;
    }),
  );
  await expect(archive.locator('details')).toHaveCount(0);
});

for (const [path, count] of [
  ['/', 3],
  ['/photography-agency', 3],
  ['/digital-agency', 3],
  ['/marketing-agency', 6],
  ['/freelancer-agency', 1],
  ['/personal-portfolio', 3],
] as const)
  test(`every post that ${path} tells of has its thumbnail picture, the one of the list`, async ({ page }) => {
    const thumbnails = new Map<string, string>();
    for (const number of [1, 2, 3, 4]) {
      await page.goto(`/blog?page=${number}`);
      for (const each of await page.getByRole('main').getByRole('article').all()) {
        const href = await each.getByRole('heading').getByRole('link').getAttribute('href');
        thumbnails.set(href!, (await picturesIn(each))[0]!);
      }
    }
    await page.goto(path);
    const links = page.getByRole('main').getByRole('heading', { level: 3 }).locator('a[href^="/blog/"]');
    expect(await links.count()).toBeGreaterThanOrEqual(count);
    for (const link of await links.all())
      expect(await picturesIn(place(link))).toContain(thumbnails.get((await link.getAttribute('href'))!));
  });

test('an article has its sidebar and the call to action', async ({ page }) => {
  await page.goto(article);
  await expect(page.getByRole('complementary').getByRole('heading')).toHaveText([
    'Yuki Tanabe',
    'Categories',
    'Archives',
    'By month',
    'Tags',
  ]);
  await expect(page.getByRole('link', { name: 'Apply For Meeting' })).toHaveAttribute('href', '/contact');
});

for (const id of ['blog-details', 'no-such-post', '%D8%A3%D9%87%D9%84%D8%A7', '%3Cb%3Ex'])
  test(`/blog/${id} answers with the sample article under that name`, async ({ page }) => {
    const answer = await page.goto(`/blog/${id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem').last()).toHaveText(decodeURIComponent(id));
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('region', { name: 'Leave A Reply' })).toBeVisible();
  });

for (const [query, status, heading] of [
  ['page=abc', 200, 'Written down'],
  ['page=-1', 200, 'Written down'],
  ['page=99', 404, 'Page 99 is not written yet'],
  ['tag=unknown', 200, 'Nothing tagged unknown'],
  ['category=%00', 200, 'Nothing'],
  ['month=2022-13', 200, 'Nothing from 2022-13'],
  ['q=%E0%A4%A', 200, 'Nothing'],
  ['q=%3Cscript%3Ealert(1)%3C/script%3E', 200, 'Nothing on “<script>alert(1)</script>”'],
  [`q=${'a'.repeat(8000)}`, 200, 'Nothing on'],
] as const)
  test(`/blog?${query.slice(0, 40)} gets a sensible page`, async ({ page, quiet }) => {
    const answer = await page.goto(`/blog?${query}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('complementary')).toBeVisible();
    if (status === 404) quiet.length = 0; // the browser reports the 404 of the page itself
  });

test('only whole pages of the list are for search engines, each under its own address', async ({ page, request }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/blog?page=2');
  await expect(canonical).toHaveAttribute('href', /\/blog\?page=2$/);
  await page.goto('/blog?page=1&utm_source=mail');
  await expect(canonical).toHaveAttribute('href', /\/blog$/);
  await page.goto('/blog?category=seo');
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await request.get('/-/blog?page=2')).status()).toBe(404);
});

test('the feed holds every post, well formed, and the blog tells of it', async ({ page, request }) => {
  await page.goto('/blog');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  const xml = await (await request.get('/rss.xml')).text();
  const found = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      error: feed.querySelector('parsererror')?.textContent,
      links: [...feed.querySelectorAll('item > link')].map((link) => new URL(link.textContent ?? '').pathname),
      dates: [...feed.querySelectorAll('pubDate')].map((date) => date.textContent ?? ''),
      missing: ['channel', 'item'].flatMap((kind) =>
        [...feed.querySelectorAll(kind)].flatMap((element) =>
          [
            'title',
            'link',
            'description',
            ...(kind === 'item' ? ['guid', 'pubDate', 'category'] : ['language']),
          ].filter((name) => !element.querySelector(`:scope > ${name}`)?.textContent?.trim()),
        ),
      ),
      guids: [...feed.querySelectorAll('guid')].map((guid) => guid.textContent ?? ''),
      whole: [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? link.textContent ?? ''),
      self: [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')].map((link) => [
        link.getAttribute('rel'),
        new URL(link.getAttribute('href') ?? '').pathname,
      ]),
    };
  }, xml);
  expect(found.error).toBeUndefined();
  expect(found.links).toHaveLength(12);
  expect(found.missing).toEqual([]);
  // RFC 822, as RSS 2.0 has its dates, the newest first.
  for (const date of found.dates)
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
  const times = found.dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(found.guids).size).toBe(12);
  for (const address of found.whole) expect(address).toMatch(/^https?:\/\//);
  expect(found.self).toEqual([['self', '/rss.xml']]);
  for (const link of found.links) expect((await request.get(link)).status(), link).toBe(200);
});
