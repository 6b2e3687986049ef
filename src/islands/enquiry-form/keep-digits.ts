import { digitsOnly } from '../../lib/i18n/digits-only.ts';

/** Removes all characters but digits from a field and keeps the caret between the same digits. */
export function keepDigits(input: HTMLInputElement) {
  const { value, selectionEnd } = input;
  const digits = digitsOnly(value);
  if (digits === value) return;
  const caret = digitsOnly(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = digits;
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
