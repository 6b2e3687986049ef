import type { Locator, Page } from '@playwright/test';
import { awake, expect, inView, test, titled } from './site.ts';

/** The four homes of this file, each with its first heading and what its button to the contact page says. */
const alternativeHomes = [
  {
    path: '/freelancer-agency',
    title: 'Freelancer Agency',
    heading: 'To whoever owns the slow website',
    button: 'Write back',
  },
  {
    path: '/architecture-agency',
    title: 'Architecture Agency',
    heading: 'Seen before it stands',
    button: 'Bring us the drawings',
  },
  { path: '/creative-solution', title: 'Creative Solution', heading: 'Put it on the table', button: 'Book the table' },
  { path: '/personal-portfolio', title: 'Personal Portfolio', heading: 'Tomás Ferreira', button: 'Ask me something' },
];

/** The skills of spec section 9. */
const skills = ['HTML5 90%', 'CSS3 95%', 'JavaScript 92%', 'UI/UX 85%', 'Web Development 85%', 'MySQL 70%'];

/** The section under a heading. */
const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Names and figures of a list of definitions, as they are read. */
const definitions = (list: Locator) =>
  list
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('dt')?.textContent} ${row.querySelector('dd')?.textContent}`),
    );

/** A finger that goes sideways on something, from its middle if it is small, and leaves the screen. */
async function swipe(page: Page, from: Locator, by: number) {
  const box = (await from.boundingBox())!;
  const start = box.width > 2 * Math.abs(by) ? by / 2 : 0;
  const [x, y] = [box.x + box.width / 2 - start, box.y + Math.min(box.height / 2, 150)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step++) await touch('touchMove', [{ x: x + (by * step) / 10, y }]);
  await touch('touchEnd', []);
}

for (const { path, title, heading, button } of alternativeHomes) {
  test(`${path} has its title, its line and the way to the contact page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(titled(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('main').getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test(`${path} ends in the call Apply For Meeting`, async ({ page }) => {
    await page.goto(path);
    const call = page.getByRole('main').locator('section').last();
    await expect(call.getByRole('heading', { name: 'Apply For Meeting' })).toBeVisible();
    await expect(call.getByRole('link')).toHaveAttribute('href', '/contact');
  });
}

test.describe('the freelancer’s letter', () => {
  const stamps = (page: Page) => section(page, 'Ten stamps enclosed').getByRole('listitem');
  const more = (page: Page) => page.getByRole('button', { name: 'Load More' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/freelancer-agency');
  });

  test('is from one of the team, to whose page her name leads', async ({ page }) => {
    await expect(page.getByText('Dear you,')).toBeVisible();
    await page.getByRole('link', { name: 'Yuki Tanabe' }).click();
    await expect(page).toHaveURL(/\/team\/yuki-tanabe$/);
  });

  test('gives each skill as a figure and as a line of that length', async ({ page }) => {
    const list = section(page, 'What I can do, in per cent');
    expect(await definitions(list)).toEqual(skills);
    const lines = await list.locator('dl svg').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const [whole, part] = [...drawing.querySelectorAll('line')].map((line) => line.x2.baseVal.value);
        return Math.round((part! / whole!) * 100);
      }),
    );
    expect(lines).toEqual([90, 95, 92, 85, 85, 70]);
  });

  test('names four services, each leading to its page', async ({ page }) => {
    const services = section(page, 'What I do alone');
    await expect(services.getByRole('listitem').getByRole('link')).toHaveText([
      'Web Development',
      'UI/UX Design',
      'Technology',
      'SEO',
    ]);
    await services.getByRole('link', { name: 'Technology' }).click();
    await expect(page).toHaveURL(/\/service\/technology$/);
  });

  test('shows six of ten projects; Load More adds four, goes, and hands the reader on', async ({ page }) => {
    await expect(stamps(page)).toHaveCount(6);
    await more(page).click();
    await expect(stamps(page)).toHaveCount(10);
    await expect(more(page)).toBeHidden();
    await expect(stamps(page).nth(6).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('10 of 10 projects shown');
  });

  test('loads more by the keyboard', async ({ page }) => {
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(stamps(page)).toHaveCount(10);
    await expect(stamps(page).nth(6).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portfolio\/layl$/);
  });

  test('leads from a stamp to its project', async ({ page }) => {
    await stamps(page).first().click();
    await expect(page).toHaveURL(/\/portfolio\/marsa-creek$/);
  });

  test('keeps four answers with their ratings, and the writer’s own posts', async ({ page }) => {
    const answers = section(page, 'Some answers I have kept');
    await expect(answers.getByRole('listitem')).toHaveCount(4);
    await expect(answers.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeVisible();
    const posts = section(page, 'Earlier letters, to everybody').getByRole('listitem');
    await expect(posts).toHaveCount(2);
    await posts.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/the-page-that-weighs-less-than-its-logo$/);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('loads more by a tap', async ({ page }) => {
      await more(page).tap();
      await expect(stamps(page)).toHaveCount(10);
      await expect(more(page)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has all ten on the sheet, and no button that would do nothing', async ({ page }) => {
      await expect(stamps(page)).toHaveCount(10);
      await expect(more(page)).toBeHidden();
    });
  });
});

test.describe('the architecture agency', () => {
  const slider = (page: Page) => page.getByRole('group', { name: 'Services', exact: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/architecture-agency');
  });

  for (const [width, shown] of [
    [1440, 3],
    [1199, 3],
    [1198, 2],
    [575, 2],
    [574, 1],
  ] as const)
    test(`has ${shown} of six services in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await awake(slider(page));
      await expect(slider(page).getByRole('group')).toHaveCount(6);
      await expect.poll(() => inView(slider(page))).toEqual([1, 2, 3].slice(0, shown));
    });

  test('moves its services by arrows, which rest at either end', async ({ page }) => {
    await awake(slider(page));
    const [previous, next] = [
      page.getByRole('button', { name: 'Previous service' }),
      page.getByRole('button', { name: 'Next service' }),
    ];
    await expect(previous).toBeDisabled();
    for (const first of [2, 3, 4, 5, 6]) {
      await next.click();
      await expect.poll(async () => (await inView(slider(page)))[0]).toBe(first);
    }
    await expect(next).toBeDisabled();
    await previous.click();
    await expect.poll(() => inView(slider(page))).toEqual([5, 6, 1]);
  });

  test('moves its services by keys, and a link in it leads on', async ({ page }) => {
    await slider(page).focus();
    await awake(slider(page));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(slider(page))).toEqual([2, 3, 4]);
    await slider(page).getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL(/\/service\/web-development$/);
  });

  test('moves its services by a drag', async ({ page }) => {
    await awake(slider(page));
    const { x, y } = (await slider(page).boundingBox())!;
    await page.mouse.move(x + 700, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 100, { steps: 10 });
    await page.mouse.up();
    await expect.poll(async () => (await inView(slider(page)))[0]).not.toBe(1);
  });

  test('numbers the rooms of its plan as the list beside it', async ({ page }) => {
    const plan = section(page, 'The plan we work to');
    await expect(plan.getByRole('listitem')).toHaveCount(5);
    await expect(plan.locator('svg text')).toContainText(['1', '2', '3', '4', '5']);
  });

  test('counts 40K, 50K, 245 and 550', async ({ page }) => {
    expect(await definitions(section(page, 'Counted as a site is counted'))).toEqual([
      'Happy Clients 40K',
      'Projects 50K',
      'Team Members 245',
      'Digital Products 550',
    ]);
  });

  test('shows four projects and five of the team', async ({ page }) => {
    await expect(section(page, 'Standing').getByRole('listitem').getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('group', { name: 'Team', exact: true }).getByRole('group')).toHaveCount(5);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

    test('moves its services under a finger, and by dots', async ({ page }) => {
      await awake(slider(page));
      await swipe(page, slider(page), -400);
      await expect(page.getByRole('button', { name: 'Show service 1 of 6' })).toHaveAttribute('aria-current', 'false');
      await page.getByRole('button', { name: 'Show service 4 of 6' }).tap();
      await expect.poll(() => inView(slider(page))).toEqual([4, 5]);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has its services in a row that scrolls, without dead controls', async ({ page }) => {
      await expect(slider(page)).toHaveCSS('overflow-x', 'auto');
      await expect(page.getByRole('button', { name: 'Next service' })).toBeHidden();
      await expect(slider(page).getByRole('link')).toHaveCount(6);
    });
  });
});

test.describe('the studio table', () => {
  const quotes = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
  const people = (page: Page) => page.getByRole('group', { name: 'Who said it' });
  const ball = (page: Page) => page.locator('[data-loose]').last();

  test.beforeEach(async ({ page }) => {
    await page.goto('/creative-solution');
  });

  test('shows one testimonial over a navigation of three, which leads to each', async ({ page }) => {
    await awake(people(page));
    await expect.poll(() => inView(people(page))).toEqual([1, 2, 3]);
    await people(page)
      .getByRole('button', { name: /Priya Raman/ })
      .click();
    await expect.poll(() => inView(quotes(page))).toEqual([3]);
    await people(page)
      .getByRole('button', { name: /Karim Haddad/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => inView(quotes(page))).toEqual([4]);
  });

  test('has four services, four steps and five projects', async ({ page }) => {
    await expect(section(page, 'Tools within reach').getByRole('listitem').getByRole('link')).toHaveCount(4);
    await expect(section(page, 'What happens at the table').getByRole('listitem')).toHaveCount(4);
    const mat = section(page, 'Lately on the cutting mat');
    await expect(mat.getByRole('listitem').getByRole('link')).toHaveCount(5);
    await mat.getByRole('link', { name: 'See All Projects' }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
  });

  test('has things that can be pushed about with the mouse', async ({ page }) => {
    const before = (await ball(page).boundingBox())!;
    await page.mouse.move(before.x + 30, before.y + 30);
    await page.mouse.down();
    await page.mouse.move(before.x - 90, before.y + 150, { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(before.x + 400, before.y + 400);
    const after = (await ball(page).boundingBox())!;
    expect(Math.round(after.x - before.x)).toBe(-120);
    expect(Math.round(after.y - before.y)).toBe(120);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('has things that can be pushed about with a finger, and a navigation that can be tapped', async ({ page }) => {
      await ball(page).scrollIntoViewIfNeeded();
      const before = (await ball(page).boundingBox())!;
      await swipe(page, ball(page), 120);
      await expect.poll(async () => (await ball(page).boundingBox())!.x - before.x).toBeGreaterThan(60);
      await awake(quotes(page));
      await page.getByRole('button', { name: 'Show testimonial 2 of 4' }).tap();
      await expect.poll(() => inView(quotes(page))).toEqual([2]);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has all testimonials in rows that scroll, without dead arrows', async ({ page }) => {
      await expect(quotes(page)).toHaveCSS('overflow-x', 'auto');
      await expect(quotes(page).getByRole('group')).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
    });
  });
});

test.describe('the personal portfolio', () => {
  const awards = (page: Page) => page.getByRole('group', { name: 'Awards' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/personal-portfolio');
  });

  test('lists the stops of the résumé by year', async ({ page }) => {
    const stops = section(page, 'Timetable, all stops').getByRole('listitem');
    await expect(stops).toContainText(['1993', '2002', '2006', '2012', '2017', '2021']);
    await expect(stops.getByRole('heading')).toContainText(['Setúbal', 'Lisbon', 'The railway']);
  });

  test('gives each skill as a figure on a bar of that length', async ({ page }) => {
    const list = section(page, 'Marks out of a hundred');
    expect(await definitions(list)).toEqual(skills);
    const bars = await list
      .locator('dl rect')
      .evaluateAll((bars: SVGRectElement[]) => bars.map((bar) => bar.width.baseVal.valueInSpecifiedUnits));
    expect(bars).toEqual([90, 95, 92, 85, 85, 70]);
  });

  test('has two awards in view, moved by arrows and keys', async ({ page }) => {
    await awake(awards(page));
    await expect.poll(() => inView(awards(page))).toEqual([1, 2]);
    await page.getByRole('button', { name: 'Next award' }).click();
    await expect.poll(() => inView(awards(page))).toEqual([2, 3]);
    await awards(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => inView(awards(page))).toEqual([1, 2]);
  });

  test('leads to four projects and three posts', async ({ page }) => {
    await expect(section(page, 'Four I would sign').getByRole('link')).toHaveCount(4);
    const posts = section(page, 'Further reading, from our side of the table').getByRole('link');
    await expect(posts).toHaveCount(3);
    await posts.first().click();
    await expect(page).toHaveURL(/\/blog\/two-scripts-one-line$/);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

    test('moves its awards under a finger', async ({ page }) => {
      await awake(awards(page));
      await swipe(page, awards(page), -450);
      await expect.poll(async () => (await inView(awards(page)))[0]).not.toBe(1);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has its awards in a row that scrolls', async ({ page }) => {
      await expect(awards(page)).toHaveCSS('overflow-x', 'auto');
      await expect(awards(page).getByRole('group')).not.toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Next award' })).toBeHidden();
    });
  });
});
