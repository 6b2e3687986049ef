import { capitalise } from '../../src/lib/letter-case.ts';
import { interpolate, messages } from './content.ts';

const filters = ['q', 'category', 'tag', 'month'] as const;

/** Returns the blog's summary of its results, by the names of its filters: "Two posts in Branding tagged process". */
export function blogResult(count: number, names: Partial<Record<(typeof filters)[number], string>>): string {
  const { found, filteredBy } = messages.blog;
  const counted = interpolate((count === 1 && found.one) || found.other!, {
    number: messages.numberWords[count] ?? count,
  });
  return [
    count === 0 ? found.none : capitalise(counted),
    ...filters.flatMap((filter) => (names[filter] ? interpolate(filteredBy[filter], { value: names[filter] }) : [])),
  ].join(' ');
}
