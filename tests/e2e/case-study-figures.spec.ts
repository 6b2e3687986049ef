/** What a case study has beside its pictures: a prototype that one can tap through, and a logo drawn as one scrolls. */
import type { Page } from '@playwright/test';
import { caseStudies, filled, literally, projects, words } from '../content.ts';
import { expect, test } from './site.ts';

const prototyped = caseStudies.find(({ prototype }) => prototype);
const drawn = caseStudies.find(({ drawing }) => drawing);
const addressOf = (study: { id: string } | undefined) => `/case-study/${study?.id}`;

if (prototyped)
  test.describe('the prototype', () => {
    const { screens, people, label, back, fee, rate } = prototyped!.prototype!;
    const person = people[0]!;

    const phone = (page: Page) => page.getByRole('group', { name: label });
    const screen = (page: Page, number: number) =>
      page.getByRole('group', { name: filled(prototyped!.prototype!.screen, { number, count: 5 }), exact: true });
    const heading = (page: Page, number: number) => screen(page, number).getByRole('heading');
    const button = (page: Page, name: string) => phone(page).getByRole('button', { name });
    const send = new RegExp(`^${literally(screens.sentence.next).replace('\\{total\\}', '[\\d,.]+')}$`);

    /** The one screen that can be seen, heard and reached, with the focus on its heading. */
    const shows = async (page: Page, number: number) => {
      await expect(heading(page, number)).toBeFocused();
      await expect(heading(page, number)).toBeInViewport();
      await expect(phone(page).getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toHaveCount(1);
    };

    test('is tapped through from the first press, which also wakes it', async ({ page }) => {
      await page.goto(addressOf(prototyped));
      await expect(phone(page).getByRole('heading')).toHaveText(screens.there.title);
      await button(page, screens.there.next).click();
      await shows(page, 2);
      await button(page, person.name).click();
      await shows(page, 3);
      const amount = phone(page).getByLabel(screens.amount.label, { exact: true });
      await amount.fill('500');
      await expect(phone(page).getByRole('status')).toContainText((500 * rate).toLocaleString('en-GB'));
      await button(page, screens.amount.next).click();
      await shows(page, 4);
      await expect(heading(page, 4)).toContainText(String(500 + fee));
      await phone(page).getByRole('button', { name: send }).click();
      await shows(page, 5);
      await expect(heading(page, 5)).toContainText(person.name);
      await button(page, screens.left.next).click();
      await shows(page, 1);
    });

    test('is gone through by keyboard alone, there and back', async ({ page }) => {
      await page.goto(addressOf(prototyped));
      await button(page, screens.there.next).focus();
      await page.keyboard.press('Enter');
      await shows(page, 2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await shows(page, 3);
      await page.keyboard.press('Tab');
      await expect(phone(page).getByLabel(screens.amount.label, { exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(phone(page).getByRole('slider')).toHaveValue(String(person.usual + 25));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shows(page, 4);
      await expect(heading(page, 4)).toContainText((person.usual + 25 + fee).toLocaleString('en-GB'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shows(page, 5);
      await button(page, back).focus();
      for (const number of [4, 3, 2, 1]) {
        await page.keyboard.press('Enter');
        await shows(page, number);
        if (number > 1) await page.keyboard.press('Shift+Tab');
      }
      await expect(button(page, back)).toBeHidden();
    });

    test('runs no script until it is pointed at, and shifts nothing', async ({ page }) => {
      await page.goto(addressOf(prototyped), { waitUntil: 'networkidle' });
      const island = page.locator('astro-island').filter({ has: page.locator('[data-screen]') });
      await expect(island).toHaveAttribute('ssr');
      await phone(page).scrollIntoViewIfNeeded();
      const before = (await phone(page).boundingBox())!;
      await phone(page).hover();
      await expect(island).not.toHaveAttribute('ssr');
      const after = (await phone(page).boundingBox())!;
      // Where the browser lays out what is above, it scrolls on by whole pixels to hold the place.
      expect({ ...after, y: before.y }).toEqual(before);
      expect(Math.abs(after.y - before.y)).toBeLessThan(1);
    });

    /** How many movements are under way. */
    const moving = (page: Page) =>
      phone(page).evaluate(
        (element) => element.getAnimations({ subtree: true }).filter((each) => each.playState === 'running').length,
      );
    /** Counts the movements that scripts begin in islands. */
    const count = (page: Page) =>
      page.addInitScript(() => {
        const begun = { count: 0 };
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...given) {
          if (this.closest('astro-island')) begun.count++;
          return animate.apply(this, given);
        };
        Object.assign(window, { begun });
      });
    const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: { count: number } }).begun.count);

    test('has what two screens share travel from one to the next', async ({ page }) => {
      await count(page);
      await page.goto(addressOf(prototyped));
      await button(page, screens.there.next).click();
      await shows(page, 2);
      await button(page, person.name).click();
      await shows(page, 3);
      expect(await begun(page)).toBe(1);
      await button(page, screens.amount.next).click();
      await shows(page, 4);
      // The name, the amount, what arrives and the coin.
      expect(await begun(page)).toBe(5);
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('changes its screens at once', async ({ page }) => {
        await count(page);
        await page.goto(addressOf(prototyped));
        await button(page, screens.there.next).click();
        await shows(page, 2);
        await button(page, person.name).click();
        await shows(page, 3);
        expect(await begun(page)).toBe(0);
        expect(await moving(page)).toBe(0);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('shows its five screens side by side, with links from each to the next', async ({ page }) => {
        await page.goto(addressOf(prototyped));
        await expect(phone(page).getByRole('heading')).toHaveCount(5);
        await expect(phone(page).getByRole('button')).toHaveCount(0);
        await expect(phone(page).getByRole('slider')).toHaveCount(0);
        const tops = await Promise.all(
          [1, 2, 3, 4, 5].map(async (each) => (await screen(page, each).boundingBox())!.y),
        );
        expect(new Set(tops).size).toBe(1);
        await phone(page).getByRole('link', { name: screens.there.next }).click();
        await expect(heading(page, 2)).toBeInViewport();
        await phone(page).getByRole('link', { name: screens.amount.next }).click();
        await expect(heading(page, 4)).toBeInViewport();
      });
    });

    test('is printed as its five screens', async ({ page }) => {
      await page.goto(addressOf(prototyped));
      await page.emulateMedia({ media: 'print' });
      for (const number of [1, 2, 3, 4, 5]) await expect(heading(page, number)).toBeVisible();
    });

    test('stands on its own case study alone', async ({ page }) => {
      await page.goto(addressOf(caseStudies.find(({ prototype }) => !prototype)));
      await expect(page.locator('[data-screen]')).toHaveCount(0);
    });
  });

if (drawn)
  test.describe('the drawn logo', () => {
    const { client } = projects.find(({ id }) => id === drawn.project.id)!;
    const logo = (page: Page) =>
      page.getByRole('figure').getByRole('img', { name: filled(words.portfolio.logo, { client }) });

    /** How much of each stroke is still to be drawn, from 1 to 0, with the drawing so many screens below the window's top. */
    const undrawn = (page: Page, below: number) =>
      logo(page).evaluate(async (svg, screens) => {
        const { top } = svg.closest('figure')!.parentElement!.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight * screens, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [...svg.querySelectorAll('g g path')].map((path) =>
          Number.parseFloat(getComputedStyle(path).strokeDashoffset),
        );
      }, below);

    test('is drawn as the page is scrolled, the long stroke first, and whole at the end', async ({ page }) => {
      await page.goto(addressOf(drawn), { waitUntil: 'networkidle' });
      expect((await undrawn(page, 0.9)).every((left) => left >= 1)).toBe(true);
      const [first, ...others] = await undrawn(page, 0);
      expect(first).toBeGreaterThan(0.1);
      expect(first).toBeLessThan(0.9);
      expect(others.every((left) => left >= 1)).toBe(true);
      expect((await undrawn(page, -1.1)).every((left) => left === 0)).toBe(true);
      await expect(page.getByText(drawn!.drawing!.caption)).toBeInViewport();
      expect((await undrawn(page, 0.9)).every((left) => left >= 1)).toBe(true);
    });

    for (const [how, media] of [
      ['with reduced motion', { reducedMotion: 'reduce' }],
      ['on paper', { media: 'print' }],
    ] as const)
      test(`is whole from the beginning ${how}, and takes no more room than it needs`, async ({ page }) => {
        await page.emulateMedia(media);
        await page.goto(addressOf(drawn));
        expect((await undrawn(page, 0)).every((left) => left === 0)).toBe(true);
        const height = (await logo(page).locator('xpath=ancestor::figure/..').boundingBox())!.height;
        expect(height).toBeLessThan(page.viewportSize()!.height * 1.5);
      });
  });
