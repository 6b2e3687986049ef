/** The most months that are one list. */
const most = 12;

/** A month of the archive. */
interface Month {
  /** As 2022-03. */
  value: string;
  count: number;
  /** Whether the list is filtered by it. */
  current: boolean;
}

/** The months of a year with how many posts they hold; open where the reader is. */
export interface Year<Of extends Month> {
  year: string;
  count: number;
  isOpen: boolean;
  months: Of[];
}

/** Groups months, newest first, by their years; none where they are few enough for one list. */
export function byYear<Of extends Month>(months: Of[]): Year<Of>[] {
  if (months.length <= most) return [];
  const years = [...Map.groupBy(months, ({ value }) => value.slice(0, 4))];
  const chosen = months.find(({ current }) => current)?.value.slice(0, 4) ?? years[0]?.[0];
  return years.map(([year, inside]) => ({
    year,
    count: inside.reduce((sum, { count }) => sum + count, 0),
    isOpen: year === chosen,
    months: inside,
  }));
}
