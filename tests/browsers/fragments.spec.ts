import { eventually, expect, test, type Visitor } from './visitor.ts';

/** Every link that leads to a place within its own page, and addresses that are passed on from outside. */
const links = [
  { from: '/', link: 'a[href="/#services"]', id: 'services' },
  { from: '/photography-agency', link: 'a[href="#photographs"]', id: 'photographs' },
  { from: '/faq', link: 'a[href="#service-related"]', id: 'service-related' },
  { from: '/faq', link: 'a[href="#pricing"]', id: 'pricing' },
  { from: '/faq', link: 'a[href="#project-delivery"]', id: 'project-delivery' },
  { from: '/faq', link: 'a[href="#documentation"]', id: 'documentation' },
];
const addresses = [
  '/#enquiry',
  '/#services',
  '/photography-agency#pricing',
  '/faq#who-owns-the-work',
  '/faq#documentation',
];

/** What the place lies from where it should: below the top by the page's scroll padding, or at the page's end. */
const miss = (visitor: Visitor, id: string) =>
  visitor.run((id) => {
    const element = document.getElementById(id)!;
    const page = document.documentElement;
    const room = (box: Element, side: 'scrollPaddingTop' | 'scrollMarginTop') =>
      Number.parseFloat(getComputedStyle(box)[side]) || 0;
    const off = element.getBoundingClientRect().top - room(page, 'scrollPaddingTop') - room(element, 'scrollMarginTop');
    const left = page.scrollHeight - innerHeight - scrollY;
    return Math.abs(Math.min(off, left));
  }, id);

/** Waits until it lies there, and stays there. */
async function expectThere(visitor: Visitor, id: string) {
  await eventually(async () => expect(await miss(visitor, id)).toBeLessThanOrEqual(4));
  await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await miss(visitor, id)).toBeLessThanOrEqual(4);
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    for (const { from, link, id } of links)
      test(`the link from ${from} leads to ${id}`, async ({ visitor }) => {
        await visitor.visit(from, width);
        await visitor.part(link).click();
        await expectThere(visitor, id);
      });
    for (const address of addresses)
      test(`${address}, opened from outside, is there`, async ({ visitor }) => {
        await visitor.visit(address, width);
        await expectThere(visitor, address.split('#')[1]!);
      });
  });
