/** A part of an element's text, and where it stands, in pixels from the element's own corner. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** To the fraction of a pixel that browsers lay out by: a hair less would be another row of pixels. */
const exact = (length: number) => Math.round(length * 64) / 64;

/** The letters of an element, each where the browser has set it, whatever the element is scaled by. */
export function lettersOf(element: HTMLElement): Piece[] {
  const corner = element.getBoundingClientRect();
  const scale = corner.width / element.offsetWidth || 1;
  const letters: Piece[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (let at = 0; at < node.length; at++) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      // A space that ends a line.
      if (width === 0) continue;
      letters.push({
        text: range.toString(),
        x: exact((left - corner.left) / scale - element.clientLeft),
        y: exact((top - corner.top) / scale - element.clientTop),
        width: exact(width / scale),
        height: exact(height / scale),
      });
    }
  }
  return letters;
}

/** The lines that letters stand in. */
export function linesOf(letters: Piece[]): Piece[] {
  const lines: Piece[] = [];
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
