/** Splits a date (2022-03-20) into the parts that pages show: 20, Mar, 2022. */
export function dateParts(date: string, locale: string) {
  const at = new Date(date);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  return { day: part({ day: '2-digit' }), month: part({ month: 'short' }), year: part({ year: 'numeric' }) };
}

/** Formats a month (2022-03) as March 2022. Other strings are returned unchanged. */
export function monthOfYear(month: string, locale: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
