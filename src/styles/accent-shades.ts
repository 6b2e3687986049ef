import { contrast, linearParts, luminance, readTokens, type Scheme } from './tokens.ts';

/** Lightness, chroma and hue of a colour (OKLCH). */
type Lch = [lightness: number, chroma: number, hue: number];

/**
 * Colours derived from the accent: lightness and hue are added to the accent's, chroma is multiplied. Those with a
 * scheme are text colours in that scheme.
 */
const family: Record<string, { shift: Lch; scheme?: Scheme }> = {
  deep: { shift: [-0.09816, 0.84927, -0.344], scheme: 'light' },
  'deep-on-dark': { shift: [0.09072, 0.79431, 4.114], scheme: 'dark' },
  glow: { shift: [0.08984, 0.8058, 6.36] },
  lit: { shift: [0.01857, 0.95937, 1.027] },
  shade: { shift: [-0.08933, 0.894, -1.339] },
  umbra: { shift: [-0.247, 0.6284, -1.478] },
};

/** Minimum contrast of text, and of large text and graphics (WCAG 2.2 AA). */
const [ofText, ofShapes] = [4.5, 3];

/** Returns the tokens with computed colours: `accent(deep)` becomes a colour. */
export function withAccent(css: string): string {
  if (!css.includes('accent(')) return css;
  const colours = readTokens(css, 'light');
  return css.replace(/accent\(([\w-]+)\)/g, (_, name: string) => {
    const { shift, scheme } = family[name] ?? unknown(name);
    const [lightness, chroma, hue] = toLch(colours.get('signal')!);
    const at = (step: number) =>
      toHex([lightness + shift[0] + step, chroma * shift[1], hue + (shift[2] * Math.PI) / 180]);
    if (!scheme) return at(0);
    // Adjusts the lightness until the contrast is sufficient.
    const on = colours.get(scheme)!;
    const away = luminance(on) > 0.5 ? -0.01 : 0.01;
    let step = 0;
    while (contrast(at(step), on) < ofText && Math.abs(step) < 1) step += away;
    return at(step);
  });
}

/** Returns the contrast errors of the accent, as sentences that stop the build. */
export function accentFaults(tokens: string): string[] {
  const colours = readTokens(tokens, 'light');
  const colour = (name: string) => colours.get(name) ?? '';
  for (const name of ['signal', 'on-signal', 'light', 'dark'])
    if (!/^#[\da-f]{6}$/.test(colour(name)))
      return [`--${name} is "${colour(name)}"; it takes a colour in six digits, #rrggbb, or the name of one`];
  const too = (one: string, other: string, least: number, advice: string) => {
    const ratio = contrast(colour(one), colour(other));
    return ratio >= least
      ? []
      : [
          `--${one} (${colour(one)}) has a contrast of ${ratio.toFixed(1)}:1 with --${other} (${colour(other)}); it needs ${least}:1. ${advice}`,
        ];
  };
  const other = contrast(colour('signal'), colour('light')) >= ofText ? 'light' : 'dark';
  return [
    ...too('on-signal', 'signal', ofText, `Try --on-signal: var(--${other}), or another accent.`),
    ...too('signal', 'light', ofShapes, 'Take a darker accent.'),
    ...too('signal', 'dark', ofShapes, 'Take a lighter accent.'),
  ];
}

function unknown(name: string): never {
  throw new Error(`accent(${name}) is no colour that follows from the accent: ${Object.keys(family).join(', ')}`);
}

const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Converts a colour to OKLCH, as CSS Color 4 defines it. */
function toLch(hex: string): Lch {
  const [red, green, blue] = linearParts(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), Math.atan2(b, a)];
}

function toHex([lightness, chroma, hue]: Lch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.round(255 * Math.min(1, Math.max(0, encoded(Math.max(0, part))))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
