import { digitsOnly } from '../../lib/i18n/digits-only.ts';

/** Formats an amount with two decimal places in the language's format. */
export function formatAmount(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** Converts whole dirhams at a rate with two decimal places, without rounding errors. */
export function convert(dirhams: number, rate: number): number {
  return (dirhams * Math.round(rate * 100)) / 100;
}

/** Returns the whole dirhams in an input's text (Western, Arabic or Persian digits), or 0. */
export function parseAmount(typed: string): number {
  return Number(digitsOnly(typed.replace(/[.٫]\p{Nd}{1,2}$/u, '')).slice(0, 5));
}
