import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { withAccent } from './accent-shades.ts';
import { readTokens } from './read-tokens.ts';
import type { Scheme } from './scheme.ts';

const file = readFileSync('src/styles/tokens.css', 'utf8');
const css = withAccent(file);

test('the dark scheme swaps ink and paper', () => {
  const [light, dark] = [readTokens(css, 'light'), readTokens(css, 'dark')];
  expect(dark.get('ink')).toBe(light.get('paper'));
  expect(dark.get('paper')).toBe(light.get('ink'));
  expect(dark.get('accent')).toBe(light.get('accent'));
});

test.each<Scheme>(['light', 'dark'])('text can be read on the background of the %s scheme', (scheme) => {
  const tokens = readTokens(css, scheme);
  const on = (name: string) => wcagContrast(tokens.get(name)!, tokens.get('paper')!);
  for (const name of ['ink', 'quiet', 'accent-deep']) expect(on(name), name).toBeGreaterThanOrEqual(4.5);
  expect(on('accent'), 'large text').toBeGreaterThanOrEqual(3);
});
