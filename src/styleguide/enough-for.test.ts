import { expect, test } from 'vitest';
import { enoughFor } from './enough-for.ts';

test('a contrast is enough for any text, for large text, or for none', () => {
  expect([4.5, 4.49, 3, 2.99].map(enoughFor)).toEqual(['any text', 'large text', 'large text', 'no text']);
});
