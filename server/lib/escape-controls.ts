/** Returns a text on one line, with control characters replaced by visible ones. */
export const oneLine = (text: string) => escapeControls(text.replace(/\s+/g, ' ').trim());

/** Returns the lines of a text, with control characters replaced by visible ones. */
export const linesOf = (text: string) => text.split(/\r\n|\r|\n/).map(escapeControls);

/**
 * Replaces control characters, and those that change the direction of text, by visible ones, so that a visitor's text
 * cannot control a terminal. ESC becomes ␛.
 */
export function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '␡' : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
