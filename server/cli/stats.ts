import { agency } from '../../src/content/agency.ts';
import { escapeControls } from '../lib/escape-controls.ts';
import { asIfUtc } from '../lib/local-time.ts';
import type { StoredSubmission } from '../store/schema.ts';

const weeksShown = 12;
const typesShown = 10;

const dayMs = 24 * 3_600_000;
const day = new Intl.DateTimeFormat(agency.locale, { day: '2-digit', month: 'short', timeZone: 'UTC' });

/** Numbers of submissions. */
export interface Summary {
  total: number;
  /** Last weeks, oldest first. */
  weeks: { monday: Date; count: number }[];
  /** Submissions before those weeks. */
  earlier: number;
  /** Project types in their first spelling, the most frequent first. */
  types: { name: string; count: number }[];
}

/** Counts submissions by week, up to `now`, and by project type. */
export async function summarise(submissions: AsyncIterable<StoredSubmission>, now: Date): Promise<Summary> {
  const thisMonday = mondayOf(now);
  const weeks = Array.from({ length: weeksShown }, (_, index) => ({
    monday: new Date(thisMonday - (weeksShown - 1 - index) * 7 * dayMs),
    count: 0,
  }));
  const types = new Map<string, { name: string; count: number }>();
  let total = 0;
  for await (const { created_at, kind, project_type } of submissions) {
    total++;
    const age = Math.round((thisMonday - mondayOf(new Date(created_at))) / (7 * dayMs));
    const week = weeks[weeksShown - 1 - Math.max(0, age)];
    if (week) week.count++;
    const name = kind === 'reply' ? 'Replies to articles' : project_type.replace(/\s+/g, ' ').trim();
    const type = types.get(name.toLowerCase()) ?? { name, count: 0 };
    type.count++;
    types.set(name.toLowerCase(), type);
  }
  return {
    total,
    weeks,
    earlier: total - weeks.reduce((sum, { count }) => sum + count, 0),
    types: [...types.values()].sort((a, b) => b.count - a.count),
  };
}

/** Returns the start of the week in the agency's time zone, as if it were UTC. */
function mondayOf(time: Date): number {
  const days = Math.floor(asIfUtc(time) / dayMs);
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * dayMs;
}

/** Formats a summary as two bar charts, at most `width` columns wide. */
export function asChart({ total, weeks, earlier, types }: Summary, width: number): string {
  const others = types.slice(typesShown).reduce((sum, { count }) => sum + count, 0);
  const byType = types.slice(0, typesShown).map(({ name, count }) => [escapeControls(name), count] as const);
  return [
    `${total} ${total === 1 ? 'enquiry' : 'enquiries'}`,
    '',
    `A week, from Monday, in ${agency.city}`,
    ...bars(
      weeks.map(({ monday, count }) => [day.format(monday), count] as const),
      width,
    ),
    ...(earlier > 0 ? [`  and ${earlier} earlier`] : []),
    '',
    'By project type',
    ...bars(others > 0 ? [...byType, ['others', others] as const] : byType, width),
  ].join('\n');
}

/** Formats rows as lines of label, bar and number. */
function bars(rows: (readonly [string, number])[], width: number): string[] {
  const labelWidth = Math.min(28, Math.max(...rows.map(([label]) => label.length)));
  const max = Math.max(1, ...rows.map(([, count]) => count));
  const barWidth = Math.max(10, Math.min(60, width - labelWidth - String(max).length - 5));
  return rows.map(([label, count]) => {
    const short = label.length > labelWidth ? `${label.slice(0, labelWidth - 1)}…` : label.padEnd(labelWidth);
    const bar = '█'.repeat(Math.ceil((barWidth * count) / max));
    return `  ${short} ${bar}${bar ? ' ' : ''}${count}`;
  });
}
