/** Returns the parts of a date (2022-03-20) that pages show, 20, Mar and 2022, and the whole date. */
export function dateParts(date: string, locale: string) {
  const at = new Date(date);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  const [day, month, year] = [part({ day: '2-digit' }), part({ month: 'short' }), part({ year: 'numeric' })];
  return { day, month, year, fullDate: `${day} ${month} ${year}` };
}

/** Formats a month (2022-03) as March 2022. Other strings are returned unchanged. */
export function monthOfYear(month: string, locale: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
