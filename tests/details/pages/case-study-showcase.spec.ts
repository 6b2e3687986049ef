import { caseStudies, interpolate, messages } from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { carousel, expectMovedTo } from '../../helpers/showcases.ts';
import { expect, test } from '../../helpers/test.ts';

test('each slide of the case-study showcase has its figure and View Case Study', async ({ page }) => {
  await page.goto('/case-study-showcase');
  for (const { id, title, result } of caseStudies) {
    const name = interpolate(messages.showcase.viewCaseStudyOf, { title });
    const link = page.locator(`#${id}`).getByRole('link', { name });
    await expect(link).toHaveText(messages.showcase.viewCaseStudy);
    await expect(link).toHaveAttribute('href', `/case-study/${id}`);
    await expect(page.locator(`#${id} strong`)).toHaveText(result.figures[0]!.figure);
  }
  const { id } = caseStudies[1]!;
  await waitForHydration(carousel(page));
  await page.keyboard.press('PageDown');
  await expectMovedTo(page, id);
  await page.locator(`#${id}`).getByRole('link').click();
  await expect(page).toHaveURL(`/case-study/${id}`);
});

for (const [width, height] of [
  [1024, 600],
  [1280, 720],
  [1366, 768],
  [390, 700],
] as const)
  test(`title, figure and button of every case study are below each other at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/case-study-showcase');
    for (const { id } of caseStudies) {
      const slide = page.locator(`#${id}`);
      const edges = await slide.locator('h2, strong, a').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return [top, bottom];
        }),
      );
      expect(edges, id).toHaveLength(6);
      expect(edges, id).toEqual(edges.toSorted((a, b) => a - b));
      const { bottom } = await slide.evaluate((element) => element.getBoundingClientRect());
      expect(edges.at(-1), id).toBeLessThanOrEqual(bottom);
    }
  });
