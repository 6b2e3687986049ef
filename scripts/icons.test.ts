import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { icons } from './icons.ts';

const drawing = readFileSync('src/assets/icon.svg', 'utf8');
const css = readFileSync('src/styles/tokens.css', 'utf8');
const pixels = (file: Buffer) => sharp(file).flatten({ background: '#fff' }).raw().toBuffer();

describe('the icons in public', async () => {
  const generated = await icons(drawing, css);
  test.each([...generated])(
    '%s is up to date with the drawing and the tokens (npm run icons)',
    async (file, content) => {
      const committed = readFileSync(`public/${file}`);
      if (typeof content === 'string') return expect(committed.toString()).toBe(content);
      const [one, other] = await Promise.all([committed, content].map(pixels));
      expect(one!.length).toBe(other!.length);
      const meanDifference =
        one!.reduce((sum, value, index) => sum + Math.abs(value - other![index]!), 0) / one!.length;
      expect(meanDifference).toBeLessThan(3);
    },
  );
});

test('another accent changes all icons', async () => {
  const green = await icons(drawing, css.replace(/--accent: #\w+;/, '--accent: #0a7d6b;'));
  expect(green.get('favicon.svg')).toContain('fill="#0a7d6b"');
  const { data, info } = await sharp(green.get('icon-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (260 * info.width + 180) * info.channels;
  expect(data[at + 1]! - data[at]!, 'the sphere is green').toBeGreaterThan(60);
});

test('names an unknown colour', async () => {
  await expect(icons('<g id="mark">var(--mauve)</g>', css)).rejects.toThrow('no colour "--mauve"');
});
