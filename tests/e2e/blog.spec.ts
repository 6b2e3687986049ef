import { monthOfYear } from '../../src/lib/i18n/dates.ts';
import { slug } from '../../src/lib/lists/blog-filter.ts';
import { blogResult } from '../helpers/blog-results.ts';
import { agency, interpolate, messages, pageContent, posts, team, textOf } from '../helpers/content.ts';
import { reply } from '../helpers/forms.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const { blog } = messages;
const [newest] = posts as [(typeof posts)[number]];
const article = `/blog/${newest.id}`;
const pageCount = Math.ceil(posts.length / 3);
const pageLink = (number: number) => interpolate(blog.pagination.page, { number });
const monthOf = (date: string) => monthOfYear(date.slice(0, 7), agency.locale);

const authorOf = ({ author }: (typeof posts)[number]) => team.find(({ id }) => id === author.id);

/** Returns a word that a search finds in this post only. */
function ownWord(id: string): string {
  const others = posts
    .filter((post) => post.id !== id)
    .map((post) => [JSON.stringify(post), blog.categories[post.category], authorOf(post)?.name, textOf(post.id)]);
  const all = others.flat().join(' ').toLowerCase();
  return textOf(id)
    .match(/\b[a-z]{6,}/g)!
    .find((word) => !all.includes(word))!;
}

// Filters of the newest post: its category, its month, and the tag of it that most posts have.
const inCategory = posts.filter(({ category }) => category === newest.category);
const month = newest.date.slice(0, 7);
const countOf = (tag: string) => posts.filter(({ tags }) => tags.includes(tag)).length;
const tag = newest.tags.toSorted((a, b) => countOf(b) - countOf(a))[0]!;
const names = { category: blog.categories[newest.category], tag, month: monthOf(newest.date) };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog shows three posts a page, and its pagination links to all', async ({ page }) => {
    await page.goto('/blog');
    const seen = new Set<string>();
    for (let number = 1; number <= pageCount; number++) {
      await expect(page.getByRole('article')).toHaveCount(Math.min(3, posts.length - 3 * (number - 1)));
      for (const title of await page.getByRole('article').getByRole('heading').allTextContents()) seen.add(title);
      const strip = page.getByRole('navigation', { name: blog.pagination.label });
      await expect(strip.getByRole('listitem').getByRole('link', { name: /\d$/ })).toHaveCount(pageCount);
      await expect(strip.getByRole('link', { name: pageLink(number), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const next = strip.getByRole('link', { name: blog.pagination.next });
      if (number < pageCount) await next.click();
      else await expect(next).toHaveCount(0);
    }
    expect(seen.size).toBe(posts.length);
    await expect(page).toHaveURL(`/blog?page=${pageCount}`);
    await page.getByRole('link', { name: pageLink(1), exact: true }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('a search finds words in any part of a post', async ({ page }) => {
    const { id, title, subtitle } = posts[4]!;
    const [own, other] = [ownWord(id), subtitle.split(' ')[0]!.toLowerCase()];
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: blog.sidebar.search }).fill(`${own} ${other}`);
    await page.getByRole('button', { name: blog.sidebar.searchButton }).click();
    await expect(page).toHaveURL(`/blog?q=${own}+${encodeURIComponent(other)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogResult(1, { q: `${own} ${other}` }));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(title);
  });

  test('a search finds Arabic with any spelling of alef', async ({ page }) => {
    const alef = /[\u0621-\u064a]*[أإآ][\u0621-\u064a]{2,}/;
    const post = posts.find(({ id }) => alef.test(textOf(id)));
    test.skip(!post, 'no post has an Arabic word that is spelled in several ways');
    const [word = ''] = alef.exec(textOf(post!.id)) ?? [];
    await page.goto('/blog');
    await page.getByRole('searchbox').fill(word.replace(/[أإآ]/, (letter) => (letter === 'إ' ? 'أ' : 'إ')));
    await page.getByRole('button', { name: blog.sidebar.searchButton }).click();
    await expect(page.getByRole('article').filter({ hasText: post!.title })).toHaveCount(1);
  });

  test('the list of categories counts their posts', async ({ page }) => {
    await page.goto('/blog');
    const line = page.getByRole('complementary').getByRole('listitem');
    const own = line.filter({ has: page.getByRole('link', { name: names.category, exact: true }) });
    const { one, other } = blog.sidebar.posts;
    await expect(own).toContainText(`${inCategory.length} ${inCategory.length === 1 ? one : other}`);
  });

  test('a category, a tag, a month and a search are combined', async ({ page }) => {
    await page.goto('/blog');
    const sidebar = page.getByRole('complementary');
    const heading = page.getByRole('heading', { level: 1 });
    const press = (name: string) => sidebar.getByRole('link', { name, exact: true }).click();
    const { category } = names;
    await press(category);
    await expect(heading).toHaveText(blogResult(inCategory.length, { category }));
    await press(tag);
    const tagged = inCategory.filter((post) => post.tags.includes(tag));
    await expect(heading).toHaveText(blogResult(tagged.length, { category, tag }));
    await press(names.month);
    const found = tagged.filter((post) => post.date.startsWith(month));
    await expect(heading).toHaveText(blogResult(found.length, names));
    await expect(page.getByRole('article').first()).toContainText(newest.title);
    const q = ownWord(newest.id);
    await page.getByRole('searchbox').fill(q);
    await page.getByRole('button', { name: blog.sidebar.searchButton }).click();
    await expect(heading).toHaveText(blogResult(1, { q, ...names }));
  });

  test('the sidebar offers no filters without results', async ({ page }) => {
    await page.goto(`/blog?tag=${slug(tag)}&month=${month}`);
    const left = posts.filter((post) => post.tags.includes(tag) && post.date.startsWith(month));
    for (const [category, name] of Object.entries(blog.categories)) {
      const link = page.getByRole('complementary').getByRole('link', { name, exact: true });
      await expect(link).toHaveCount(left.some((post) => post.category === category) ? 1 : 0);
    }
  });

  test('one filter is removed, or all of them', async ({ page }) => {
    const others = `tag=${slug(tag)}&month=${month}`;
    const q = ownWord(newest.id);
    await page.goto(`/blog?q=${q}&category=${newest.category}&${others}`);
    const within = interpolate(blog.filteredBy.category, { value: names.category });
    await page.getByRole('link', { name: interpolate(blog.removeFilter, { filter: within }) }).click();
    await expect(page).toHaveURL(`/blog?q=${q}&${others}`);
    await page.getByRole('link', { name: messages.links.allPosts }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('a search without results shows a message and a link to the whole list', async ({ page }) => {
    await page.goto('/blog?q=zebra');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogResult(0, { q: 'zebra' }));
    await expect(page.getByRole('searchbox')).toHaveValue('zebra');
    await page
      .getByRole('link', {
        name: interpolate(blog.removeFilter, { filter: interpolate(blog.filteredBy.q, { value: 'zebra' }) }),
      })
      .click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the reply form rejects blank fields', async ({ page, consoleErrors }) => {
      await page.goto(article);
      const form = page.getByRole('region', { name: blog.reply.title });
      const answers = reply(`Blanks, ${javaScriptEnabled ? 'with' : 'without'} script.`);
      for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value);
      for (const [label, value] of Object.entries(answers)) {
        await form.getByLabel(label).fill('   ');
        await form.getByRole('button', { name: blog.reply.submit }).click();
        await expect(form.getByLabel(label)).toBeFocused();
        await expect(form.getByText(blog.reply.after)).toBeHidden();
        await form.getByLabel(label).fill(value);
      }
      await form.getByRole('button', { name: blog.reply.submit }).click();
      await expect(form.getByText(blog.reply.after)).toBeVisible();
      allowErrors(consoleErrors, failedRequest); // without script a textarea takes blanks, and the server answers 422
    });

    test('the reply form shows an error of the server, and a confirmation after success', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(article);
      const form = page.getByRole('region', { name: blog.reply.title });
      const answers = reply(`Ours weighs more, ${javaScriptEnabled ? 'with' : 'without'} script.`);
      await expect(form).toContainText(blog.reply.intro);
      await expect(form).toContainText(blog.reply.before);
      for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value);
      await form.getByLabel(blog.reply.labels.website).fill('haddad.example');
      await form.getByRole('button', { name: blog.reply.submit }).click();
      const website = form.getByLabel(blog.reply.labels.website);
      await expect(website).toBeFocused();
      await expect(website).toHaveValue('haddad.example');
      const { address } = blog.reply.errors.website;
      if (javaScriptEnabled)
        expect(await website.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(address);
      else await expect(form.getByText(address)).toBeVisible();
      await website.fill('https://haddad.example');
      await form.getByRole('button', { name: blog.reply.submit }).click();
      await expect(form.getByText(blog.reply.after)).toBeVisible();
      await expect(page).toHaveURL(javaScriptEnabled ? article : `${article}#reply-note`);
      allowErrors(consoleErrors, failedRequest); // the 422 of the wrong address
    });
  });

test('the home page links to the newest post, whose breadcrumb leads to the blog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: newest.title }).click();
  await expect(page).toHaveURL(article);
  const crumbs = page.getByRole('navigation', { name: messages.breadcrumb.label });
  await expect(crumbs).toContainText(newest.title);
  await crumbs.getByRole('link', { name: messages.pages.blog }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageContent('blog').heading);
});

test('the archive lists every month with its posts in one list', async ({ page }) => {
  const months = Map.groupBy(posts, ({ date }) => monthOf(date));
  await page.goto('/blog');
  const archive = page.getByRole('complementary').locator('section', { hasText: blog.sidebar.months });
  await expect(archive.getByRole('listitem')).toHaveText(
    [...months].map(([month, all]) => {
      const { one, other } = blog.sidebar.posts;
      return `${month}${all.length} ${all.length === 1 ? one : other}`;
    }),
  );
});

test('an article has a sidebar', async ({ page }) => {
  await page.goto(article);
  await expect(page.getByRole('complementary').getByRole('heading')).toHaveText([
    authorOf(newest)!.name,
    blog.sidebar.categories,
    blog.sidebar.archives,
    blog.sidebar.months,
    blog.sidebar.tags,
  ]);
});

for (const id of ['blog-details', 'no-such-post', '%D8%A3%D9%87%D9%84%D8%A7', '%3Cb%3Ex'])
  test(`/blog/${id} shows the sample article under the requested id`, async ({ page }) => {
    const response = await page.goto(`/blog/${id}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const crumbs = page.getByRole('navigation', { name: messages.breadcrumb.label });
    await expect(crumbs.getByRole('listitem').last()).toHaveText(decodeURIComponent(id));
    await expect(crumbs.getByRole('link', { name: messages.pages.home })).toHaveAttribute('href', '/');
    await expect(page.getByRole('region', { name: blog.reply.title })).toBeVisible();
  });

const nothing = (part: keyof typeof blog.filteredBy, value: string) =>
  `${blog.found.none} ${interpolate(blog.filteredBy[part], { value })}`;
for (const [query, status, heading] of [
  ['page=abc', 200, pageContent('blog').heading],
  ['page=-1', 200, pageContent('blog').heading],
  ['page=99', 404, interpolate(blog.beyondLastPage, { page: 99 })],
  ['tag=unknown', 200, nothing('tag', 'unknown')],
  ['category=%00', 200, blog.found.none],
  ['month=2022-13', 200, nothing('month', '2022-13')],
  ['q=%E0%A4%A', 200, blog.found.none],
  ['q=%3Cscript%3Ealert(1)%3C/script%3E', 200, nothing('q', '<script>alert(1)</script>')],
  [`q=${'a'.repeat(8000)}`, 200, blog.found.none],
] as const)
  test(`/blog?${query.slice(0, 40)} is answered with a page`, async ({ page, consoleErrors }) => {
    const response = await page.goto(`/blog?${query}`);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('complementary')).toBeVisible();
    if (status === 404) allowErrors(consoleErrors, failedRequest); // the browser reports the 404 of the page itself
  });

test('only unfiltered pages of the list are indexable, each with its own URL', async ({ page, request }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/blog?page=2');
  await expect(canonical).toHaveAttribute('href', /\/blog\?page=2$/);
  await page.goto('/blog?page=1&utm_source=mail');
  await expect(canonical).toHaveAttribute('href', /\/blog$/);
  await page.goto(`/blog?category=${newest.category}`);
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await request.get('/with-query/blog?page=2')).status()).toBe(404);
});

test('the feed is well formed, contains every post, and the blog links to it', async ({ page, request }) => {
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
  expect(found.links).toHaveLength(posts.length);
  expect(found.missing).toEqual([]);
  // Dates in RSS 2.0 use RFC 822; the newest is first.
  for (const date of found.dates)
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
  const times = found.dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(found.guids).size).toBe(posts.length);
  for (const address of found.whole) expect(address).toMatch(/^https?:\/\//);
  expect(found.self).toEqual([['self', '/rss.xml']]);
  for (const link of found.links) expect((await request.get(link)).status(), link).toBe(200);
});
