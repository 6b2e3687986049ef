import { expect, test } from 'vitest';
import { enoughFor } from './enough-for.ts';

test('names the text sizes that a contrast is sufficient for', () => {
  expect([4.5, 4.49, 3, 2.99].map(enoughFor)).toEqual(['any text', 'large text', 'large text', 'no text']);
});
