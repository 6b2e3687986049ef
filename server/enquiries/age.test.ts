import { expect, test } from 'vitest';
import { readAge, subtractAge } from './age.ts';

test.each([
  ['24mo', '2026-03-15T08:00:00Z', '2024-03-15T08:00:00Z'],
  ['1mo', '2026-03-31T08:00:00Z', '2026-02-28T08:00:00Z'],
  ['1y', '2024-02-29T08:00:00Z', '2023-02-28T08:00:00Z'],
  ['14mo', '2026-01-31T08:00:00Z', '2024-11-30T08:00:00Z'],
  ['6w', '2026-03-15T08:00:00Z', '2026-02-01T08:00:00Z'],
  ['90d', '2026-03-15T08:00:00Z', '2025-12-15T08:00:00Z'],
])('%s before %s is %s', (age, now, then) => {
  expect(subtractAge(new Date(now), readAge(age)!)).toEqual(new Date(then));
});

test.each(['', '24', 'mo', '0d', '-1d', '1.5y', '1e3d', ' 1d', '24m', '24 mo', '24MO', '99999d'])(
  'rejects %j as an age',
  (text) => {
    expect(readAge(text)).toBeUndefined();
  },
);
