import type { Locator, Page } from '@playwright/test';
import { audit } from '../helpers/axe.ts';
import { agency } from '../helpers/content.ts';
import { isPage } from '../helpers/pages.ts';
import { scrollThrough } from '../helpers/scroll.ts';
import { expect, test } from '../helpers/test.ts';

const map = agency.map!;

/** Stubs OpenStreetMap and returns the list of its requests. */
async function streetMaps(page: Page) {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Map</title><button>Zoom in</button>',
    });
  });
  return requests;
}

// Without a map in site.yaml the pages show the address alone.
for (const path of ['/contact', '/photography-agency'].filter((path) => agency.map && isPage(path)))
  test.describe(`the map at ${path}`, () => {
    const place = `${map.latitude},${map.longitude}`;

    test('is a drawn plan until a button loads the street map in a frame', async ({ page }) => {
      const requests = await streetMaps(page);
      const broken: string[] = [];
      await page.exposeFunction('broke', (directive: string) => broken.push(directive));
      await page.addInitScript(
        'addEventListener("securitypolicyviolation", (event) => broke(event.violatedDirective))',
      );
      await page.goto(path);
      const plan = page.getByRole('img', { name: map.plan });
      const button = page.getByRole('button', { name: map.show });
      await button.scrollIntoViewIfNeeded();
      await expect(plan).toBeVisible();
      const office = plan.locator('xpath=following-sibling::*[1]').locator('circle');
      await expect(office).toHaveAttribute('cx', String(map.office.x));
      await expect(office).toHaveAttribute('cy', String(map.office.y));
      for (const { text } of map.labels) await expect(page.locator('svg text', { hasText: text })).toBeVisible();
      await expect(button).toHaveAccessibleDescription(map.note);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(requests).toEqual([]);
      const before = await plan.boundingBox();

      await button.click();
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Zoom in' })).toBeVisible();
      expect(requests).toHaveLength(1);
      const { origin, searchParams } = new URL(requests[0]!);
      expect(origin).toBe('https://www.openstreetmap.org');
      expect(searchParams.get('marker')).toBe(place);
      await expect(button).toHaveCount(0);
      const frame = page.getByTitle(map.name);
      expect(await frame.boundingBox()).toEqual(before);
      expect(await audit(page)).toEqual([]);
      expect(broken).toEqual([]);
    });

    test('does not cover the agency’s place with its button, and does not shift the layout, on a phone', async ({
      page,
    }) => {
      await streetMaps(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      const button = page.getByRole('button', { name: map.show });
      const directions = page.getByRole('link', { name: map.directions });
      await scrollThrough(page);
      await directions.scrollIntoViewIfNeeded();
      const top = async (element: Locator) => (await element.boundingBox())!.y;
      const plan = page.getByRole('img', { name: map.plan });
      const { y, height } = (await plan.boundingBox())!;
      expect(await top(button)).toBeGreaterThanOrEqual(y + height);
      const between = (await top(directions)) - y;
      await button.click();
      await expect(page.getByTitle(map.name)).toBeVisible();
      expect((await top(directions)) - (await top(plan))).toBeCloseTo(between, 0);
    });

    test('opens by keyboard, and the map gets the focus', async ({ page }) => {
      await streetMaps(page);
      await page.goto(path);
      await page.getByRole('button', { name: map.show }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByTitle(map.name)).toBeFocused();
      const zoom = page.frameLocator('iframe').getByRole('button', { name: 'Zoom in' });
      await expect.poll(() => zoom.evaluate(() => document.hasFocus())).toBe(true);
    });

    test('has a link to directions, which opens in a new tab', async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('link', { name: map.directions });
      await expect(link).toHaveAttribute('target', '_blank');
      const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect([origin, pathname, searchParams.get('to')]).toEqual([
        'https://www.openstreetmap.org',
        '/directions',
        place,
      ]);
    });

    test('the security policy allows no frames except films and the street map', async ({ request }) => {
      const policy = (await request.get(path)).headers()['content-security-policy'];
      expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('is a drawn plan with a link to the street map', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('img', { name: map.plan })).toBeVisible();
        await expect(page.getByRole('link', { name: map.show })).toHaveAttribute(
          'href',
          new RegExp(`^https://www\\.openstreetmap\\.org/\\?mlat=${map.latitude}&mlon=${map.longitude}`),
        );
      });
    });
  });
