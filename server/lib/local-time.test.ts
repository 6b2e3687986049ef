import { expect, test, vi } from 'vitest';
import { asLocalTime, startOfDay } from './local-time.ts';

vi.mock('../../src/content/agency.ts', () => ({ agency: { locale: 'en-GB', timeZone: 'Asia/Dubai' } }));

test('formats a time in the agency’s time zone', () => {
  expect(asLocalTime('2026-03-15T21:30:00Z')).toBe('16 Mar 2026, 01:30');
});

test('a day starts at local midnight, also when daylight saving time starts or ends', () => {
  expect(startOfDay('2026-03-16').toISOString()).toBe('2026-03-15T20:00:00.000Z');
  expect(startOfDay('2026-03-29', 'Europe/London').toISOString()).toBe('2026-03-29T00:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/London').toISOString()).toBe('2026-03-29T23:00:00.000Z');
  expect(startOfDay('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOfDay('2026-11-02', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
});
