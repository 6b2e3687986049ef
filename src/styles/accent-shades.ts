import { converter, formatHex, wcagContrast, wcagLuminance } from 'culori';
import { readTokens } from './read-tokens.ts';
import type { Scheme } from './scheme.ts';

/** Difference of a shade from the accent in OKLCH: lightness and hue (degrees) are added, chroma is multiplied. */
interface Shade {
  l: number;
  c: number;
  h: number;
  /** The shade is a text colour in this scheme. */
  scheme?: Scheme;
}

const shades: Record<string, Shade> = {
  deep: { l: -0.09816, c: 0.84927, h: -0.344, scheme: 'light' },
  'deep-on-dark': { l: 0.09072, c: 0.79431, h: 4.114, scheme: 'dark' },
  glow: { l: 0.08984, c: 0.8058, h: 6.36 },
  lit: { l: 0.01857, c: 0.95937, h: 1.027 },
  shade: { l: -0.08933, c: 0.894, h: -1.339 },
  umbra: { l: -0.247, c: 0.6284, h: -1.478 },
};

const toOklch = converter('oklch');

/** Minimum contrast of WCAG 2.2 AA: of text, and of large text and graphics. */
const minContrast = { text: 4.5, graphics: 3 };

/** Returns the tokens with computed colours: `accent(deep)` becomes a colour. */
export function withAccent(css: string): string {
  if (!css.includes('accent(')) return css;
  const colours = readTokens(css, 'light');
  return css.replace(/accent\(([\w-]+)\)/g, (_, name: string) => {
    const shade = shades[name];
    if (!shade) throw new Error(`accent(${name}) is not a shade of the accent: ${Object.keys(shades).join(', ')}`);
    const { l, c, h = 0 } = toOklch(colours.get('accent')!)!;
    const shadeAt = (step: number) =>
      formatHex({ mode: 'oklch', l: l + shade.l + step, c: c * shade.c, h: h + shade.h });
    if (!shade.scheme) return shadeAt(0);
    // Changes the lightness until the contrast is sufficient.
    const background = colours.get(shade.scheme)!;
    const direction = wcagLuminance(background) > 0.5 ? -0.01 : 0.01;
    let step = 0;
    while (wcagContrast(shadeAt(step), background) < minContrast.text && Math.abs(step) < 1) step += direction;
    return shadeAt(step);
  });
}

/** Returns the contrast errors of the accent, as sentences that stop the build. */
export function accentErrors(tokens: string): string[] {
  const colours = readTokens(tokens, 'light');
  const colour = (name: string) => colours.get(name) ?? '';
  for (const name of ['accent', 'on-accent', 'light', 'dark'])
    if (!/^#[\da-f]{6}$/.test(colour(name)))
      return [`--${name} is "${colour(name)}"; it takes a colour in six digits, #rrggbb, or the name of one`];
  const { text, graphics } = minContrast;
  const readable = wcagContrast(colour('accent'), colour('light')) >= text ? 'light' : 'dark';
  const pairs: [one: string, other: string, min: number, advice: string][] = [
    ['on-accent', 'accent', text, `Try --on-accent: var(--${readable}), or another accent.`],
    ['accent', 'light', graphics, 'Take a darker accent.'],
    ['accent', 'dark', graphics, 'Take a lighter accent.'],
  ];
  return pairs.flatMap(([one, other, min, advice]) => {
    const ratio = wcagContrast(colour(one), colour(other));
    if (ratio >= min) return [];
    return `--${one} (${colour(one)}) has a contrast of ${ratio.toFixed(1)}:1 with --${other} (${colour(other)}); it needs ${min}:1. ${advice}`;
  });
}
