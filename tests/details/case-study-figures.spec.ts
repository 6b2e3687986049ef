import type { Page } from '@playwright/test';
import { agency, caseStudies, interpolate, messages, projects } from '../helpers/content.ts';
import { blockScripts, waitForHydration } from '../helpers/hydration.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const prototyped = caseStudies.find(({ prototype }) => prototype);
const drawn = caseStudies.find(({ drawing }) => drawing);
const addressOf = (study: { id: string } | undefined) => `/case-study/${study?.id}`;

if (prototyped)
  test.describe('the prototype', () => {
    const { screens, people, label, back, salary, fee, rate } = prototyped!.prototype!;
    const money = (value: number) => value.toLocaleString(agency.locale, { minimumFractionDigits: 2 });
    const person = people[0]!;

    const phone = (page: Page) => page.getByRole('group', { name: label });
    const screen = (page: Page, number: number) =>
      page.getByRole('group', { name: interpolate(prototyped!.prototype!.screen, { number, count: 5 }), exact: true });
    const heading = (page: Page, number: number) => screen(page, number).getByRole('heading');
    const amount = (page: Page) => phone(page).getByLabel(screens.amount.label, { exact: true });
    const step = (page: Page, name: string) => phone(page).getByRole('link', { name });
    const backButton = (page: Page) => phone(page).getByRole('button', { name: back });
    const send = new RegExp(`^${RegExp.escape(screens.summary.next).replace('\\{total\\}', '[\\d,.]+')}$`);

    /** Expects that only this screen is shown, with the focus on its heading. */
    const expectScreen = async (page: Page, number: number) => {
      await expect(heading(page, number)).toBeFocused();
      await expect(heading(page, number)).toBeInViewport();
      await expect(phone(page).getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toHaveCount(1);
    };

    test('shows five screens by click', async ({ page }) => {
      await page.goto(addressOf(prototyped));
      await waitForHydration(phone(page));
      await expect(phone(page).getByRole('heading')).toHaveText(screens.salary.title);
      await step(page, screens.salary.next).click();
      await expectScreen(page, 2);
      await step(page, person.name).click();
      await expectScreen(page, 3);
      await amount(page).fill('500');
      await expect(phone(page).getByRole('slider')).toHaveValue('500');
      const values = { name: person.name, amount: money(500), arrives: money(500 * rate), total: money(500 + fee) };
      await expect(phone(page).getByRole('status')).toContainText(values.arrives);
      await step(page, screens.amount.next).click();
      await expectScreen(page, 4);
      await expect(heading(page, 4)).toHaveText(
        interpolate(screens.summary.title, { ...values, rate: money(rate), fee: money(fee) }),
      );
      await phone(page).getByRole('link', { name: send }).click();
      await expectScreen(page, 5);
      await expect(heading(page, 5)).toContainText(person.name);
      await expect(screen(page, 5)).toContainText(money(salary - fee - 500));
      await step(page, screens.remaining.next).click();
      await expectScreen(page, 1);
    });

    for (const typed of ['', String(salary - fee + 1)])
      test(`rejects the amount "${typed}" with a message`, async ({ page }) => {
        await page.goto(addressOf(prototyped));
        await waitForHydration(phone(page));
        await step(page, screens.salary.next).click();
        await step(page, person.name).click();
        await amount(page).fill(typed);
        await amount(page).press('Enter');
        await expect(amount(page)).toBeFocused();
        await expect(amount(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(amount(page)).toHaveAccessibleDescription(
          interpolate(screens.amount.wrong, { max: money(salary - fee) }),
        );
        await amount(page).fill('1');
        await expect(phone(page).getByRole('alert')).toBeEmpty();
        await amount(page).press('Enter');
        await expectScreen(page, 4);
      });

    test('continues from the screen that a link led to before hydration', async ({ page }) => {
      await page.goto(`${addressOf(prototyped)}#prototype-amount`);
      await expect(amount(page)).toBeEditable();
      await expect(phone(page).getByRole('heading')).toHaveCount(1);
      await expect(heading(page, 3)).toBeVisible();
    });

    test('shows five screens by keyboard, forwards and back', async ({ page }) => {
      await page.goto(addressOf(prototyped));
      await waitForHydration(phone(page));
      await step(page, screens.salary.next).focus();
      await page.keyboard.press('Enter');
      await expectScreen(page, 2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectScreen(page, 3);
      await page.keyboard.press('Tab');
      await expect(amount(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(phone(page).getByRole('slider')).toHaveValue(String(person.usual + 25));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectScreen(page, 4);
      await expect(heading(page, 4)).toContainText((person.usual + 25 + fee).toLocaleString(agency.locale));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectScreen(page, 5);
      await backButton(page).focus();
      for (const number of [4, 3, 2, 1]) {
        await page.keyboard.press('Enter');
        await expectScreen(page, number);
        if (number === 3) await expect(amount(page)).toHaveValue(String(person.usual + 25));
        if (number > 1) await page.keyboard.press('Shift+Tab');
      }
      await expect(backButton(page)).toBeHidden();
    });

    test('its steps are links to the screens while its script is blocked', async ({ page, consoleErrors }) => {
      await blockScripts(page);
      await page.goto(addressOf(prototyped));
      await step(page, screens.salary.next).click();
      await expect(phone(page).getByRole('heading')).toHaveText(screens.recipient.title);
      await step(page, person.name).click();
      await expect(amount(page)).not.toBeEditable();
      await expect(phone(page).getByRole('slider')).toHaveCount(0);
      allowErrors(consoleErrors, failedRequest); // the browser reports the blocked scripts
    });

    /** Returns the number of running animations. */
    const moving = (page: Page) =>
      phone(page).evaluate(
        (element) => element.getAnimations({ subtree: true }).filter((each) => each.playState === 'running').length,
      );
    /** Counts the animations that islands start. */
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

    test('animates the elements that two screens share', async ({ page }) => {
      await count(page);
      await page.goto(addressOf(prototyped));
      await waitForHydration(phone(page));
      await step(page, screens.salary.next).click();
      await expectScreen(page, 2);
      await step(page, person.name).click();
      await expectScreen(page, 3);
      expect(await begun(page)).toBe(1);
      await step(page, screens.amount.next).click();
      await expectScreen(page, 4);
      // One before, and now the name, both amounts and the coin.
      expect(await begun(page)).toBe(5);
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('changes screens without animation', async ({ page }) => {
        await count(page);
        await page.goto(addressOf(prototyped));
        await waitForHydration(phone(page));
        await step(page, screens.salary.next).click();
        await expectScreen(page, 2);
        await step(page, person.name).click();
        await expectScreen(page, 3);
        expect(await begun(page)).toBe(0);
        expect(await moving(page)).toBe(0);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows its five screens side by side, with links to other screens', async ({ page }) => {
        await page.goto(addressOf(prototyped));
        await expect(phone(page).getByRole('heading')).toHaveCount(5);
        await expect(phone(page).getByRole('button')).toHaveCount(0);
        await expect(phone(page).getByRole('slider')).toHaveCount(0);
        const tops = await Promise.all(
          [1, 2, 3, 4, 5].map(async (each) => (await screen(page, each).boundingBox())!.y),
        );
        expect(new Set(tops).size).toBe(1);
        await phone(page).getByRole('link', { name: screens.salary.next }).click();
        await expect(heading(page, 2)).toBeInViewport();
        await phone(page).getByRole('link', { name: screens.amount.next }).click();
        await expect(heading(page, 4)).toBeInViewport();
      });
    });

    test('prints its five screens', async ({ page }) => {
      await page.goto(addressOf(prototyped));
      await page.emulateMedia({ media: 'print' });
      for (const number of [1, 2, 3, 4, 5]) await expect(heading(page, number)).toBeVisible();
    });

    test('is on its own case study only', async ({ page }) => {
      await page.goto(addressOf(caseStudies.find(({ prototype }) => !prototype)));
      await expect(page.locator('[data-screen]')).toHaveCount(0);
    });
  });

if (drawn)
  test.describe('the drawn logo', () => {
    const { client } = projects.find(({ id }) => id === drawn.project.id)!;
    const logo = (page: Page) =>
      page.getByRole('figure').getByRole('img', { name: interpolate(messages.portfolio.logo, { client }) });

    /**
     * Scrolls until the drawing is `below` screens below the top of the window. Returns the part of each stroke that is
     * not drawn yet (0 to 1).
     */
    const undrawn = (page: Page, below: number) =>
      logo(page).evaluate(async (svg, screens) => {
        const { top } = svg.closest('figure')!.parentElement!.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight * screens, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [...svg.querySelectorAll('g g path')].map((path) =>
          Number.parseFloat(getComputedStyle(path).strokeDashoffset),
        );
      }, below);

    test('is drawn with the scroll position, the long stroke first, until it is complete', async ({ page }) => {
      await page.goto(addressOf(drawn));
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
      test(`is complete at once ${how}, without empty space`, async ({ page }) => {
        await page.emulateMedia(media);
        await page.goto(addressOf(drawn));
        expect((await undrawn(page, 0)).every((left) => left === 0)).toBe(true);
        const height = (await logo(page).locator('xpath=ancestor::figure/..').boundingBox())!.height;
        expect(height).toBeLessThan(page.viewportSize()!.height * 1.5);
      });
  });
