/** Maximum number of months in one list. */
const maxMonths = 12;

/** A month of the archive. */
interface Month {
  /** Month in the format 2022-03. */
  value: string;
  count: number;
  /** True if the list is filtered by this month. */
  isCurrent: boolean;
}

/** Months of a year with their numbers of posts. The year with the current month is open. */
export interface Year<Of extends Month> {
  year: string;
  count: number;
  isOpen: boolean;
  months: Of[];
}

/** Groups months (newest first) by year. Returns an empty list if there are few enough for one list. */
export function monthsByYear<Of extends Month>(months: Of[]): Year<Of>[] {
  if (months.length <= maxMonths) return [];
  const years = [...Map.groupBy(months, ({ value }) => value.slice(0, 4))];
  const chosen = months.find(({ isCurrent }) => isCurrent)?.value.slice(0, 4) ?? years[0]?.[0];
  return years.map(([year, inside]) => ({
    year,
    count: inside.reduce((sum, { count }) => sum + count, 0),
    isOpen: year === chosen,
    months: inside,
  }));
}
