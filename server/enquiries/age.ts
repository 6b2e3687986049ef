/** Length of time in days, weeks, months or years. */
export interface Age {
  count: number;
  unit: 'd' | 'w' | 'mo' | 'y';
}

/** Parses an age such as 24mo, 2y, 6w or 90d. Returns undefined for any other text. */
export function readAge(text: string): Age | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})(d|w|mo|y)$/.exec(text) ?? [];
  return count && unit ? { count: Number(count), unit: unit as Age['unit'] } : undefined;
}

/** Returns the time that is an age before another. One month before 31 March is the last day of February. */
export function subtractAge(now: Date, { count, unit }: Age): Date {
  const time = new Date(now);
  if (unit === 'd' || unit === 'w') time.setUTCDate(time.getUTCDate() - count * (unit === 'w' ? 7 : 1));
  else {
    const day = time.getUTCDate();
    time.setUTCDate(1);
    time.setUTCMonth(time.getUTCMonth() - count * (unit === 'y' ? 12 : 1));
    const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
    time.setUTCDate(Math.min(day, lastDay));
  }
  return time;
}
