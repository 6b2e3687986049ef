import { agency } from '../src/content/agency.ts';

const { locale, timeZone } = agency;

const localTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** A time of the store by the agency's clock, for the agency to read. */
export function asLocalTime(time: string): string {
  return localTime.format(new Date(time));
}

/** When a day, as 2026-03-01, begins in the agency's time zone. */
export function startOfDay(day: string, zone = timeZone): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset holds for a time near midnight; asked again there, it is right on the days that change the clocks too.
  const guess = midnight - offsetAt(midnight, zone);
  return new Date(midnight - offsetAt(guess, zone));
}

/** A time as the agency's clock shows it, as if that clock showed UTC: for arithmetic with days. */
export function asIfUtc(time: Date): number {
  return time.getTime() + offsetAt(time.getTime(), timeZone);
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const seconds = Math.floor(time / 1000) * 1000;
  // Swedish writes times as ISO 8601 does.
  const local = new Date(seconds).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - seconds;
}
