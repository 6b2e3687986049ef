import { agency, messages } from '../../helpers/content.ts';
import { onePageOfEachKind } from '../../helpers/pages.ts';
import { expect, test } from '../../helpers/test.ts';
import { findFaults } from './rules-in-page.ts';
import { structureRules } from './structure-rules.ts';

const { labels } = messages.enquiryForm;
const { reply } = messages.blog;
/** Required `autocomplete` value of each field, by its label (WCAG 1.3.5). */
const purposes = new Map([
  [labels.full_name, 'name'],
  [reply.labels.full_name, 'name'],
  [labels.email, 'email'],
  [reply.labels.email, 'email'],
  [labels.contact, 'tel'],
  [reply.labels.website, 'url'],
]);

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of onePageOfEachKind)
  test(`${path} has a valid structure`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', new Intl.Locale(agency.locale).language);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    for (const [label, purpose] of purposes)
      for (const field of await page.getByLabel(label, { exact: true }).all())
        await expect.soft(field).toHaveAttribute('autocomplete', purpose);
    expect(await findFaults(page, structureRules)).toEqual({});
  });
