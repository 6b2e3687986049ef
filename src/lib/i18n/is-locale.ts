/** Returns true for a locale with a country, such as en-AE, that Node knows. */
export function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).region !== undefined && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
