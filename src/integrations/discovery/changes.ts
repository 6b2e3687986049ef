import { parse } from 'yaml';
import type { BuiltPage } from './built-pages.ts';

/** Returns the dates in src/content/changed.yaml by path. Throws if one is not a date. */
export function readChanges(yaml: string): Map<string, string> {
  const changes = Object.entries((parse(yaml) ?? {}) as Record<string, unknown>);
  for (const [path, day] of changes)
    if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new Error(`src/content/changed.yaml: ${path} has "${day}", which is no day as 2026-11-21 is`);
  return new Map(changes as [string, string][]);
}

/**
 * Gives each page the day of its last change: its own, where it says so, or else that of changed.yaml. A page with
 * dated pages below it (the blog) is at least as new as the newest of them.
 */
export function dated<Page extends Pick<BuiltPage, 'address' | 'changed'>>(
  pages: Page[],
  changes: Map<string, string>,
): Page[] {
  return pages.map((page) => {
    const under = pages.filter(({ address }) => address.startsWith(`${page.address}/`)).map(({ changed }) => changed);
    const own = page.changed ?? changes.get(new URL(page.address).pathname);
    const changed = [own, ...under]
      .filter((day) => day !== undefined)
      .sort()
      .at(-1);
    return { ...page, changed };
  });
}
