import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Writes the results of a measurement, with its date and machine, to `bench/results/<name>.json`. */
export function report(name: string, results: object): void {
  mkdirSync('bench/results', { recursive: true });
  const machine = { date: new Date().toISOString().slice(0, 10), cores: cpus().length, load: loadavg()[0]!.toFixed(1) };
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ ...machine, ...results }, null, 2)}\n`);
}
