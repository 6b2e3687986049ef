import { type PageName, pages } from '../../src/lib/routes.ts';
import { blogResult } from '../helpers/blog-results.ts';
import {
  agency,
  browserTitle,
  caseStudies,
  headerLinks,
  interpolate,
  messages,
  pageContent,
  posts,
  projects,
  services,
  team,
} from '../helpers/content.ts';
import { fullWidthPaths, isPage, sharedLayoutPaths } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ javaScriptEnabled: false });

/** The landing pages whose title has no site name (docs/spec.md, section 2). */
const plain = ['/photography-agency', '/digital-agency', '/marketing-agency', '/creative-portfolio'];

/** Returns the browser title of a page. */
function titleOf(url: string): string {
  const name = (Object.keys(pages) as PageName[]).find((each) => pages[each] === url.split('?')[0]);
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const [, list, id] = url.split('?')[0]!.split('/');
  if (list === 'blog' && query.size > 0) {
    const { category, tags } = posts[0]!;
    const alike = posts.filter((post) => post.category === category && post.tags.includes(tags[0]!));
    const found = query.has('q')
      ? blogResult(0, { q: query.get('q')! })
      : blogResult(alike.length, { category: messages.blog.categories[category], tag: tags[0]! });
    return browserTitle(interpolate(messages.blog.foundTitle, { title: pageContent('blog').title, found }));
  }
  if (name) return plain.includes(url) ? pageContent(name).title : browserTitle(pageContent(name).title);
  const titles: Record<string, string | undefined> = {
    service: services.find((each) => each.id === id)?.title,
    portfolio: projects.find((each) => each.id === id)?.title,
    'case-study': caseStudies.find((each) => each.id === id)?.title,
    team: team.find((each) => each.id === id)?.name ?? messages.team.sample,
    blog: (posts.find((each) => each.id === id) ?? posts[0]!).title,
  };
  return browserTitle(titles[list!] ?? '');
}

const inHeader = ['/', '/about', '/service', '/contact'];

/** Pages that end with Apply For Meeting. */
const withApplyForMeeting = [
  ...['/', '/about', '/service', '/team', '/blog', '/faq'],
  ...['/digital-agency', '/marketing-agency', '/creative-portfolio'].filter(isPage),
  `/blog/${posts[0]!.id}`,
];

test('every page has its title', async ({ page }) => {
  for (const path of [...sharedLayoutPaths, ...fullWidthPaths]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveTitle(titleOf(path));
  }
});

test('every page of the shared layout has the header’s links and the footer', async ({ page }) => {
  for (const path of sharedLayoutPaths)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const nav = page.getByRole('navigation', { name: messages.header.navigation, exact: true });
      await expect(nav.getByRole('link')).toHaveText(headerLinks);
      const current = await nav
        .locator('[aria-current="page"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(current).toEqual(inHeader.includes(path) ? [path] : []);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading')).toHaveText([messages.footer.contact, messages.footer.vision]);
      const more = footer.getByRole('navigation', { name: messages.footer.navigation });
      for (const name of ['portfolio', 'team', 'blog', 'faq'] as const)
        await expect(more.getByRole('link', { name: messages.pages[name], exact: true })).toHaveAttribute(
          'href',
          pages[name],
        );
      for (const legal of ['terms', 'privacy'] as const)
        await expect(footer.getByRole('link', { name: messages.footer[legal] })).toHaveAttribute(
          'href',
          agency.legalLinks === 'home' ? '/' : pages[legal],
        );
      await expect(footer.getByRole('link', { name: agency.phone })).toHaveAttribute(
        'href',
        `tel:${agency.phone.replaceAll(' ', '')}`,
      );
      for (const line of agency.address) await expect(footer.getByText(line, { exact: true })).toBeVisible();
    });
});

test('Apply For Meeting links to the contact page', async ({ page }) => {
  for (const path of withApplyForMeeting) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('link', { name: messages.applyForMeeting.title });
    await expect(link, path).toHaveAttribute('href', '/contact');
    await link.click();
    await expect(page, path).toHaveURL(/\/contact$/);
  }
});
