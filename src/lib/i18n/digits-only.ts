/** Returns the digits of a typed or pasted phone number, Arabic and Persian digits as Western ones. */
export function digitsOnly(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^0-9]/g, '');
}
