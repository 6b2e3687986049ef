import { expect, test } from 'vitest';
import { convert, formatAmount, parseAmount } from './money.ts';

test('an amount has two decimal places', () => {
  expect(formatAmount(1200, 'en-GB')).toBe('1,200.00');
  expect(formatAmount(convert(1, 22.7), 'en-GB')).toBe('22.70');
  expect(formatAmount(convert(2925, 22.73), 'en-GB')).toBe('66,485.25');
  // 1.1 * 3 is 3.3000000000000003.
  expect(convert(3, 1.1)).toBe(3.3);
});

test('Western, Arabic and Persian digits are read, with any separators', () => {
  expect(['1200', '1,200', '١٢٠٠', '۱۲۰۰', '12a00'].map(parseAmount)).toEqual([1200, 1200, 1200, 1200, 1200]);
  expect(['', 'all of it', '0'].map(parseAmount)).toEqual([0, 0, 0]);
  expect(parseAmount('1234567')).toBe(12345);
});

test('decimal places are left out', () => {
  expect(['1200.50', '1,200.5', '١٢٠٠٫٥٠'].map(parseAmount)).toEqual([1200, 1200, 1200]);
});
