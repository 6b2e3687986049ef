import tokens from './tokens.css?raw';

/** A colour of tokens.css by its name, for what no style sheet reaches. */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[\\da-f]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no colour "--${name}"`);
  return value;
}
