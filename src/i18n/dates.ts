/** A day of the content, as 2022-03-20, in the parts in which pages set it: 20, Mar, 2022. */
export function dateParts(date: string, locale: string) {
  const at = new Date(date);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  return { day: part({ day: '2-digit' }), month: part({ month: 'short' }), year: part({ year: 'numeric' }) };
}

/** A month, as 2022-03, as a reader writes it: March 2022. What is no month stays as it is. */
export function monthOfYear(month: string, locale: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
