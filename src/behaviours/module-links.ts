/** What is known of a built script. */
export interface BuiltModule {
  text: string;
  /** In bytes, over the wire. */
  weight: number;
}

/** Finds a built script by its address, such as `/_astro/client.js`. */
export type FindModule = (address: string) => BuiltModule | undefined;

/** What a page may fetch ahead, in bytes. */
const mostAhead = 75 * 1024;

/** What a built script imports, at once or later. */
const imported = /(?:from|import)\s*\(?\s*["'`](\.\/[\w.-]+\.js)["'`]/g;

/** The script and all that it imports, the nearest first. */
function withImports(address: string, find: FindModule, found: string[] = []): string[] {
  const built = find(address);
  if (!built || found.includes(address)) return found;
  found.push(address);
  for (const [, name] of built.text.matchAll(imported))
    withImports(new URL(name!, `https://site.invalid${address}`).pathname, find, found);
  return found;
}

/** The scripts of a page's islands in the order of the page, each once, as far as `most` bytes go. */
export function modulesOf(html: string, find: FindModule, most = mostAhead): string[] {
  const tags = [...html.matchAll(/<astro-island\b[^>]*>/g)].map(([tag]) => tag);
  const weightOf = (modules: Iterable<string>) =>
    [...modules].reduce((sum, address) => sum + (find(address)?.weight ?? 0), 0);
  let all = new Set<string>();
  for (const tag of tags)
    for (const name of ['renderer-url', 'component-url']) {
      const address = new RegExp(`${name}="([^"]+)"`).exec(tag)?.[1];
      if (!address) continue;
      const more = new Set([...all, ...withImports(address, find)]);
      if (weightOf(more) <= most) all = more;
    }
  return [...all];
}

/** The page with its islands' scripts listed at its end, for fetch-ahead.ts; nothing is fetched by the list itself. */
export function withModuleLinks(html: string, find: FindModule): string {
  const links = modulesOf(html, find).map((address) => `<link rel="modulepreload" href="${address}">`);
  return links.length > 0
    ? html.replace('</body>', `<template data-modules>${links.join('')}</template></body>`)
    : html;
}
