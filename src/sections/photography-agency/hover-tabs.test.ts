// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('a tab is not selected when a finger touches it, before it is tapped', async () => {
  document.body.innerHTML =
    '<div data-hover-tabs><label>One<input type="radio" name="t" checked></label><label>Two<input type="radio" name="t"></label></div>';
  await import('./hover-tabs.ts');
  const [first, second] = document.querySelectorAll('input');
  const over = (pointerType: string) =>
    second!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  over('touch');
  expect(first!.checked).toBe(true);
  over('mouse');
  expect(second!.checked).toBe(true);
});
