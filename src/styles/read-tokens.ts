import type { Scheme } from './scheme.ts';

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
