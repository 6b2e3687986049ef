import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the dot moves along the line that is drawn', () => {
  const [drawn, moved] = ['ProcessSteps.tsx', 'ProcessSteps.module.css'].map(
    (file) => /["'](M\d[^"']+)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1],
  );
  expect(drawn).toBeTruthy();
  expect(moved).toBe(drawn);
});
