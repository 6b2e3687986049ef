import { withAccent } from './accent.ts';
import file from './tokens.css?raw';
import { readTokens } from './tokens.ts';

const tokens = readTokens(withAccent(file), 'paper');

/** A colour of tokens.css by its name, for what no style sheet reaches. */
export function colour(name: string): string {
  const value = tokens.get(name);
  if (!value?.startsWith('#')) throw new Error(`src/styles/tokens.css has no colour "--${name}"`);
  return value;
}
