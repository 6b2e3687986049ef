import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { routes } from './routes.ts';

const fileOf = (name: string) => `bench/results/${name}.json`;

/** Writes the results of a measurement, with its date and machine, to `bench/results/<name>.json`. */
export function report(name: string, results: object): void {
  mkdirSync('bench/results', { recursive: true });
  const machine = { date: new Date().toISOString().slice(0, 10), cores: cpus().length, load: loadavg()[0]!.toFixed(1) };
  writeFileSync(fileOf(name), `${JSON.stringify({ ...machine, ...results }, null, 2)}\n`);
}

/** Replaces the rows of measured routes and keeps the others, in the order of the routes. */
export function withOthers<Row extends { page: string }>(name: string, found: Row[]): Row[] {
  const measured = new Set(found.map(({ page }) => page));
  const stored: Row[] = existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')).results : [];
  return [...stored.filter(({ page }) => !measured.has(page)), ...found].sort(
    (a, b) => routes.indexOf(a.page) - routes.indexOf(b.page),
  );
}
