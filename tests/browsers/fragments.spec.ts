import { faq } from '../helpers/content.ts';
import { isPage } from '../helpers/pages.ts';
import { eventually, expect, test, type Visitor } from './visitor.ts';

/** Every link that leads to a place within its own page. */
const links = Object.entries({
  '/': ['#services'],
  '/photography-agency': ['#photographs'],
  '/faq': [...new Set(faq.map(({ category }) => `#${category}`))],
}).filter(([path]) => isPage(path));

/** Addresses of places that are passed on from outside. */
const paths = [
  '/#enquiry',
  '/#services',
  '/photography-agency#pricing',
  `/faq#${faq.at(-2)!.id}`,
  `/faq#${faq.at(-1)!.category}`,
].filter((path) => isPage(path.split('#')[0]!));

/**
 * Returns the distance of the target from its expected position: the top minus the scroll padding, or the end of the
 * page.
 */
const offBy = (visitor: Visitor, id: string) =>
  visitor.run((id) => {
    const element = document.getElementById(id)!;
    const page = document.documentElement;
    const padding = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const left = page.scrollHeight - innerHeight - scrollY;
    return Math.abs(Math.min(element.getBoundingClientRect().top - padding - margin, left));
  }, id);

/** Returns true once the text's font has loaded. */
const hasTypeface = () =>
  [...document.fonts].some(({ family, status }) => /^.?Mona Sans Text.?$/.test(family) && status === 'loaded');

/** Waits until the target of the URL is at its position, and expects it to stay there. */
async function expectThere(visitor: Visitor, path: string) {
  const id = path.split('#')[1]!;
  await eventually(async () => expect(await offBy(visitor, id), path).toBeLessThanOrEqual(4));
  await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await offBy(visitor, id), path).toBeLessThanOrEqual(4);
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test('every link within a page scrolls to its target', async ({ visitor }) => {
      for (const [path, places] of links)
        for (const href of places) {
          await visitor.visit(path, width);
          await visitor.part(`a[href="${href}"]`).click();
          await expectThere(visitor, href);
        }
    });

    test('a URL with a fragment opens at its target', async ({ visitor }) => {
      for (const path of paths) {
        // The same page would only be scrolled.
        await visitor.visit('/about', width);
        await visitor.visit(path, width);
        await expectThere(visitor, path);
        await eventually(async () => expect(await visitor.run(hasTypeface), `typeface of ${path}`).toBe(true));
      }
    });
  });
