import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(
  ([, path]) => path!,
);

/** Returns a file and all files of the project that it imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g))
    withImports(join(dirname(file), path!), seen);
  return seen;
}

test('the image contains each file that the server, its commands and the backup import', () => {
  expect(copied).toContain('server');
  // The build creates it.
  expect(copied.filter((path) => path !== 'dist' && !existsSync(path))).toEqual([]);
  const needed = ['server/main.ts', 'server/cli.ts', 'scripts/backup.ts'].flatMap((file) => [...withImports(file)]);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});
