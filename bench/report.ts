import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { routes } from './routes.ts';
import { pageTables } from './tables-of-pages.ts';
import { serviceTables } from './tables-of-service.ts';

/** The documents, and what stands in each before the tables. */
const documents = [
  { file: 'bench/README.md', title: '# Measurements of the pages', tables: pageTables },
  { file: 'bench/service.md', title: '# The service, measured', tables: serviceTables },
];

type Name = keyof typeof pageTables | keyof typeof serviceTables;

const fileOf = (name: string) => `bench/results/${name}.json`;
const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** Writes what a measurement found to bench/results, and the tables of all of them to their documents. */
export function report(name: Name, results: object): void {
  mkdirSync('bench/results', { recursive: true });
  const machine = { date: new Date().toISOString().slice(0, 10), cores: cpus().length, load: loadavg()[0]!.toFixed(1) };
  writeFileSync(fileOf(name), `${JSON.stringify({ ...machine, ...results }, null, 2)}\n`);
  for (const { file, title, tables } of documents) {
    const parts = Object.entries(tables).flatMap(([part, table]) =>
      existsSync(fileOf(part)) ? [table(read(part))] : [],
    );
    writeFileSync(file, `${[title, ...parts].join('\n\n')}\n`);
  }
}

/** What was just found of some routes, with what is kept of the others, in the order of the routes. */
export function withOthers<Row extends { page: string }>(name: Name, found: Row[]): Row[] {
  const measured = new Set(found.map(({ page }) => page));
  const kept: Row[] = existsSync(fileOf(name)) ? read(name).results : [];
  return [...kept.filter(({ page }) => !measured.has(page)), ...found].sort(
    (a, b) => routes.indexOf(a.page) - routes.indexOf(b.page),
  );
}
