import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Copies the project to a folder, without the folders in `except`. The copy has a node_modules folder of its own for
 * caches, in which the packages are links.
 */
export function copyProject(folder: string, except: string[]): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of files.split('\0').filter((name) => name && !except.includes(name.split('/', 1)[0]!))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}
