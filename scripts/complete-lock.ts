/**
 * Completes package-lock.json with the packages of other platforms, after `npm install` changed it.
 *
 * Native tools name one optional package a platform, at their own version. A registry mirror may lack those of
 * other platforms; npm then leaves them out of the lock, and `npm ci` refuses the lock as out of step. What is
 * entered here was not fetched: its version is the one its parent pins, its platform is read from its name, and
 * it has no checksum. npm never fetches a package of another platform, so only `npm ci` on that platform would.
 */
import { readFile, writeFile } from 'node:fs/promises';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const file = 'package-lock.json';
const lock: { packages: Record<string, Entry> } = JSON.parse(await readFile(file, 'utf8'));

/** Whether the package at `path` finds `name` in its own node_modules or in one above. */
function finds(path: string, name: string): boolean {
  if (`${path && `${path}/`}node_modules/${name}` in lock.packages) return true;
  return path !== '' && finds(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

/** The platform in a name such as binding-linux-arm64-musl. */
function platformOf(name: string): Entry | undefined {
  const words = name.split('/').at(-1)!.split('-');
  const one = (known: string[]) => words.find((word) => known.includes(word));
  const os = one(['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']);
  const cpu = one(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']);
  if (!cpu) return undefined;
  const libc = os === 'linux' && (words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc');
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    // A range would have to be resolved; the platform packages are pinned.
    if (!platform || !/^\d/.test(version) || finds(path, name)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), ...platform, optional: true };
    console.log(`${name} ${version}`);
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
