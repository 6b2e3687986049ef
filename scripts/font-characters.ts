const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** Characters of the fonts: Basic Latin, the accented letters of western names, and the punctuation of the texts. */
export const fontCharacters = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0©·–—‘’“”…→←↑↓×€°−';

/**
 * Characters of headings, whose shapes and kerning are in the range font with four masters. Other characters use the
 * display font.
 */
export const headingCharacters = range(0x30, 0x39) + range(0x41, 0x5a) + range(0x61, 0x7a) + "\u00a0 ,.?!&/'’–—-é";
