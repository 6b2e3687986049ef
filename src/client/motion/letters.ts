/** A part of an element's text, and its box relative to the element (px). */
export interface TextBox {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds to 1/64 px, the layout unit of browsers; otherwise a box can become one pixel higher. */
const exact = (length: number) => Math.round(length * 64) / 64;

/** Returns the range of each letter of an element's text, without spaces that end a line. */
export function rangesOf(element: Element): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (let at = 0; at < node.length; at++) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      if (range.getBoundingClientRect().width > 0) ranges.push(range);
    }
  }
  return ranges;
}

/** Returns the letters of an element with their positions before transforms. */
export function lettersOf(element: HTMLElement): TextBox[] {
  const corner = element.getBoundingClientRect();
  const scale = corner.width / element.offsetWidth || 1;
  return rangesOf(element).map((range) => {
    const { left, top, width, height } = range.getBoundingClientRect();
    return {
      text: range.toString(),
      x: exact((left - corner.left) / scale - element.clientLeft),
      y: exact((top - corner.top) / scale - element.clientTop),
      width: exact(width / scale),
      height: exact(height / scale),
    };
  });
}

/** Groups letters into lines. */
export function joinIntoLines(letters: TextBox[]): TextBox[] {
  const lines: TextBox[] = [];
  for (const letter of letters) {
    const line = lines.at(-1);
    if (!line || Math.abs(letter.y - line.y) > letter.height / 3) {
      lines.push({ ...letter });
      continue;
    }
    line.text += letter.text;
    const end = Math.max(line.x + line.width, letter.x + letter.width);
    line.x = Math.min(line.x, letter.x);
    line.width = end - line.x;
  }
  return lines;
}
