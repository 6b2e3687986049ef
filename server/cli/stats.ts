import { agency } from '../../src/content/agency.ts';
import type { StoredEnquiry } from '../enquiries/store.ts';
import { visible } from '../enquiries/table.ts';
import { asIfUtc } from '../local-time.ts';

/** How many weeks a chart goes back, and how many project types it names. */
const weeksShown = 12;
const typesShown = 10;

const dayMs = 24 * 3_600_000;
const day = new Intl.DateTimeFormat(agency.locale, { day: '2-digit', month: 'short', timeZone: 'UTC' });

/** What there is to say about many enquiries. */
export interface Summary {
  total: number;
  /** The last weeks, oldest first, each by its Monday. */
  weeks: { monday: Date; count: number }[];
  /** The enquiries before those weeks. */
  earlier: number;
  /** Project types as they were first written, the most frequent first. */
  types: { name: string; count: number }[];
}

/** Counts enquiries, which come oldest first, by the weeks up to `now` and by project type. */
export async function summarise(enquiries: AsyncIterable<StoredEnquiry>, now: Date): Promise<Summary> {
  const thisMonday = mondayOf(now);
  const weeks = Array.from({ length: weeksShown }, (_, index) => ({
    monday: new Date(thisMonday - (weeksShown - 1 - index) * 7 * dayMs),
    count: 0,
  }));
  const types = new Map<string, { name: string; count: number }>();
  let total = 0;
  for await (const { created_at, project_type } of enquiries) {
    total++;
    const age = Math.round((thisMonday - mondayOf(new Date(created_at))) / (7 * dayMs));
    const week = weeks[weeksShown - 1 - Math.max(0, age)];
    if (week) week.count++;
    const name = project_type.replace(/\s+/g, ' ').trim();
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

/** Midnight of a time's Monday by the agency's clock, as if it were UTC. */
function mondayOf(time: Date): number {
  const days = Math.floor(asIfUtc(time) / dayMs);
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * dayMs;
}

/** Draws a summary as two bar charts, in at most `width` columns. */
export function asChart({ total, weeks, earlier, types }: Summary, width: number): string {
  const rest = types.slice(typesShown).reduce((sum, { count }) => sum + count, 0);
  const byType = types.slice(0, typesShown).map(({ name, count }) => [visible(name), count] as const);
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
    ...bars(rest > 0 ? [...byType, ['others', rest] as const] : byType, width),
  ].join('\n');
}

/** A line each: label, bar, number. The longest bar fills what the others leave. */
function bars(rows: (readonly [string, number])[], width: number): string[] {
  const labelWidth = Math.min(28, Math.max(...rows.map(([label]) => label.length)));
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const barWidth = Math.max(10, Math.min(60, width - labelWidth - String(most).length - 5));
  return rows.map(([label, count]) => {
    const short = label.length > labelWidth ? `${label.slice(0, labelWidth - 1)}…` : label.padEnd(labelWidth);
    // In eighths of a character, so that a small number is still seen.
    const eighths = Math.round((8 * barWidth * count) / most);
    const bar = '█'.repeat(Math.floor(eighths / 8)) + ' ▏▎▍▌▋▊▉'.charAt(eighths % 8).trim();
    return `  ${short} ${bar}${bar ? ' ' : ''}${count}`;
  });
}
