import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, tidyCache } from './build-cache.ts';

const home = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const make = () => vi.fn(async () => Buffer.from('made'));

test('caches a result by its inputs', async () => {
  const first = make();
  expect(String(await cached(['title', 'picture'], first))).toBe('made');
  const again = make();
  expect(String(await cached(['title', Buffer.from('picture')], again))).toBe('made');
  expect(again).not.toHaveBeenCalled();
  for (const parts of [['title', 'another picture'], ['titlepicture'], ['titlep', 'icture']]) {
    const other = make();
    await cached(parts, other);
    expect(other, String(parts)).toHaveBeenCalledOnce();
  }
});

test('can be called twice at once with the same inputs', async () => {
  const both = await Promise.all([cached(['x'], make()), cached(['x'], make())]);
  expect(both.map(String)).toEqual(['made', 'made']);
  expect(await readdir('.cache/build')).toHaveLength(1);
});

test('stores nothing after a failure', async () => {
  await expect(cached(['x'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const next = make();
  await cached(['x'], next);
  expect(next).toHaveBeenCalledOnce();
});

test('removes entries that no build has used for a month', async () => {
  await cached(['old'], make());
  const inDays = (n: number) => Date.now() + n * 24 * 60 * 60 * 1000;
  await tidyCache(inDays(29));
  expect(await readdir('.cache/build')).toHaveLength(1);
  await tidyCache(inDays(31));
  expect(await readdir('.cache/build')).toEqual([]);
});
