import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { accentErrors, withAccent } from './accent-shades.ts';
import { readTokens } from './read-tokens.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const recoloured = (accent: string, onAccent = 'var(--dark)') =>
  css.replace(/--accent: #\w+;/, `--accent: ${accent};`).replace(/--on-accent: [^;]+;/, `--on-accent: ${onAccent};`);

test('computes the designed colours from the default accent', () => {
  const vermilion = recoloured('#f2430f');
  const family = 'accent(deep) accent(deep-on-dark) accent(glow) accent(lit) accent(shade) accent(umbra)';
  expect(withAccent(`${vermilion}${family}`)).toContain('#c2330b #ff7a4d #ff7a45 #f5501f #c92f08 #7e1b05');
});

test('the current accent has enough contrast', () => {
  expect(accentErrors(css)).toEqual([]);
});

describe.each(['#0a7d6b', '#7a3df0', '#c02090', '#1f6feb'])('with the accent %s', (accent) => {
  const tokens = recoloured(accent);
  test.each(['light', 'dark'] as const)('text in the accent colour has enough contrast in the %s scheme', (scheme) => {
    const colours = readTokens(withAccent(tokens), scheme);
    expect(wcagContrast(colours.get('accent-deep')!, colours.get(scheme)!)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['#ffd84d', /--accent \(#ffd84d\) has a contrast of 1\.\d:1 with --light .* needs 3:1\. Take a darker accent/],
  ['#402a1c', /--on-accent .* needs 4\.5:1\. Try --on-accent: var\(--light\)/],
  ['#1a1a40', /--accent .* with --dark .* Take a lighter accent/],
  ['vermilion', /--accent is "vermilion"; it takes a colour in six digits/],
])('rejects the accent %s with the reason', (accent, reason) => {
  expect(accentErrors(recoloured(accent)).join('\n')).toMatch(reason);
});

test('accepts a colour in upper case', () => {
  expect(accentErrors(recoloured('#0B7A75', 'var(--light)'))).toEqual([]);
});

test('reports an unknown colour of the accent', () => {
  expect(() => withAccent(`${css} accent(mauve)`)).toThrow(/accent\(mauve\).*deep, deep-on-dark/);
});
