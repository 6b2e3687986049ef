import { agency } from '../../src/content/agency.ts';

const { locale, timeZone } = agency;

const localTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Formats a time of the store in the agency's time zone. */
export function asLocalTime(time: string): string {
  return localTime.format(new Date(time));
}

/** Returns the start of a day (2026-03-01) in the agency's time zone. */
export function startOfDay(day: string, zone = timeZone): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // When the clocks change, the offset at midnight UTC may be wrong, so it is read again at the guess.
  const guess = midnight - offsetAt(midnight, zone);
  return new Date(midnight - offsetAt(guess, zone));
}

/** Returns the offset (ms) of a time zone from UTC at a time. */
function offsetAt(time: number, zone: string): number {
  // The Swedish format is ISO 8601, to the second.
  const local = new Date(time).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - time;
}
