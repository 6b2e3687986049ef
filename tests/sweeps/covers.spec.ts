import sharp from 'sharp';
import { caseStudies, projects } from '../content.ts';
import { expect, test } from '../e2e/site.ts';

/** How many pixels of what is shown have the signal's colour: in all, and in the outermost row or column of each side. */
async function signalIn(shown: Buffer) {
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isSignal = (x: number, y: number) => {
    const at = (y * info.width + x) * 3;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    return red > 120 && red > 2.4 * green && red > 2.4 * blue;
  };
  let all = 0;
  let edges = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (isSignal(x, y)) {
        all++;
        if (x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1) edges++;
      }
  return { all: all / (info.width * info.height), edges };
}

for (const width of [360, 820, 1440])
  test(`no project's picture is cut through the sphere at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [
      ...projects.map(({ id }) => `/portfolio/${id}`),
      ...caseStudies.map(({ id }) => `/case-study/${id}`),
    ])
      await test.step(path, async () => {
        await page.goto(path);
        const hero = page.locator(`main [data-morph="${path}"]`);
        await hero.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
        // All of it at once, with nothing before it.
        await page.getByRole('banner').evaluate((header) => header.remove());
        await hero.evaluate((frame) => frame.previousElementSibling?.remove());
        const { all, edges } = await signalIn(await hero.screenshot());
        // In a drawing it may be no more than a dot.
        expect(all, 'the sphere').toBeGreaterThan(0.0002);
        expect(edges, 'cut pixels of the sphere').toBe(0);
      });
  });
