import { withAccent } from './accent-shades.ts';
import { readTokens } from './read-tokens.ts';
import file from './tokens.css?raw';

const tokens = readTokens(withAccent(file), 'light');

/** Returns a colour of tokens.css by name, for use outside style sheets. */
export function colour(name: string): string {
  const value = tokens.get(name);
  if (!value?.startsWith('#')) throw new Error(`src/styles/tokens.css has no colour "--${name}"`);
  return value;
}
