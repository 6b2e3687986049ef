import { expect, test } from 'vitest';
import { startOfDay } from '../lib/local-time.ts';
import type { StoredSubmission } from '../store/schema.ts';
import { aStoredEnquiry } from '../test-helpers.ts';
import { asChart, summarise } from './stats.ts';

/** Noon of a Wednesday. */
const now = new Date(startOfDay('2026-03-18').getTime() + 12 * 3_600_000);

async function* enquiries(...given: [created_at: string, project_type: string][]): AsyncGenerator<StoredSubmission> {
  let id = 0;
  for (const [created_at, project_type] of given) yield aStoredEnquiry({ id: ++id, created_at, project_type });
}

test('weeks start on Monday at midnight in the agency’s time zone', async () => {
  const midnight = startOfDay;
  const before = (time: Date) => new Date(time.getTime() - 1000);
  const { weeks, total, earlier } = await summarise(
    enquiries(
      ...[
        midnight('2025-12-01'),
        before(midnight('2026-03-09')),
        midnight('2026-03-09'),
        before(midnight('2026-03-16')),
        midnight('2026-03-16'),
        before(now),
      ].map((time): [string, string] => [time.toISOString(), 'a']),
    ),
    now,
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-3)).toEqual([
    { monday: new Date('2026-03-02'), count: 1 },
    { monday: new Date('2026-03-09'), count: 2 },
    { monday: new Date('2026-03-16'), count: 2 },
  ]);
  expect([total, earlier]).toEqual([6, 1]);
});

test('project types that look the same are counted together', async () => {
  const at = now.toISOString();
  const { types } = await summarise(
    enquiries([at, 'Events'], [at, 'Branding'], [at, ' branding '], [at, 'BRANDING']),
    now,
  );
  expect(types).toEqual([
    { name: 'Branding', count: 3 },
    { name: 'Events', count: 1 },
  ]);
});

test('a chart fits the terminal, and control characters are escaped', async () => {
  const at = now.toISOString();
  const many = Array.from({ length: 40 }, (_, n): [string, string] => [at, `${'x'.repeat(n)}\u001b[2J`]);
  const chart = asChart(await summarise(enquiries(...many, [at, 'Branding'], [at, 'Branding']), now), 80);
  for (const line of chart.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(chart).toMatch(/\n {2}16 Mar █+ 42\n/);
  expect(chart).toMatch(/\n {2}Branding +█+ 2\n/);
  expect(chart).toMatch(/\n {2}others +█+ 31$/);
  expect(chart).not.toContain('\u001b');
});
