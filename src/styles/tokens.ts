/** Colour scheme of a page or section. */
export type Scheme = 'light' | 'dark';

/** Returns the tokens of tokens.css in a colour scheme, with references to other tokens resolved. */
export function readTokens(css: string, scheme: Scheme): Map<string, string> {
  const blocks = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) => selector.includes(':root') || (scheme === 'dark' && selector.includes('"dark"')),
  );
  const tokens = new Map(
    blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value.replace(/#[\da-f]+/i, (colour) => colour.toLowerCase()),
      ]),
    ),
  );
  for (const [name, value] of tokens) {
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (other) tokens.set(name, tokens.get(other) ?? value);
  }
  return tokens;
}

/** Returns the contrast ratio of two colours (`#rrggbb`) as in WCAG (1 to 21). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of a colour (`#rrggbb`) as in WCAG (0 to 1). */
export function luminance(colour: string): number {
  return luminanceOf(...partsOf(colour));
}

/** Returns the relative luminance of red, green and blue (0 to 255) as in WCAG (0 to 1). */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns red, green and blue of a colour (`#rrggbb`) in linear light (0 to 1). */
export function linearParts(colour: string): Parts {
  const [red, green, blue] = partsOf(colour);
  return [linear(red), linear(green), linear(blue)];
}

type Parts = [red: number, green: number, blue: number];

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Parts;

/** Returns one part of a colour (0 to 255) in linear light (0 to 1). */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
