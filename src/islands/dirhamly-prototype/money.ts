/** A sum with its two places, as the language writes it; never rounded. */
export function sum(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** What whole dirhams make at a rate of two places, which is exact. */
export function exchanged(dirhams: number, rate: number): number {
  return (dirhams * Math.round(rate * 100)) / 100;
}

/** The whole number that somebody typed, in Western, Arabic or Persian digits; 0 where there is none. */
export function typedNumber(typed: string): number {
  const digits = typed.match(/[0-9٠-٩۰-۹]/g) ?? [];
  return Number(
    digits
      .slice(0, 5)
      .map((digit) => digit.charCodeAt(0) & 0xf)
      .join(''),
  );
}
