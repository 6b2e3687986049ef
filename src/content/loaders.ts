import { readFileSync } from 'node:fs';
import { file, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const { agency } = parse(readFileSync('src/content/site.yaml', 'utf8'));

/** The same data with the agency's name wherever a text says `<agency>`. */
export function named(data: unknown): unknown {
  if (typeof data === 'string') return data.replaceAll('<agency>', agency.name);
  if (Array.isArray(data)) return data.map(named);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value)]));
}

/** A YAML file of named entries. Astro's own loader only logs what it cannot read, and builds without it. */
export function yaml(path: string, entry: (data: unknown, order: number) => Record<string, unknown>): Loader {
  const parser = (text: string) =>
    Object.fromEntries(Object.entries(parse(text)).map(([id, data], position) => [id, entry(named(data), position)]));
  const loader = file(path, { parser });
  const load: Loader['load'] = async (context) => {
    try {
      parser(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
    await loader.load(context);
  };
  return { ...loader, load };
}

/** A YAML file of named entries, which keep the order they stand in. */
export const list = (path: string) => yaml(path, (data, order) => ({ ...(data as object), order }));

/** Where an entry stands in its file, as `list` counts it. */
export const order = z.number();
