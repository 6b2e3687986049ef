import { rangesOf } from '../../client/motion/letters.ts';
import { runFrames } from '../../client/motion/run-frames.ts';
import { FlapTile, type Letter, type TileFont } from './flap-tile.ts';

/** Letters that tiles may show. A tile would clip descenders, so letters such as Q and g are not among them. */
const alphabets = ['ABCDEFGHIKLMNOPRSTUVXZ', 'abcdefhiklmnorstuvxz'];
/** Number of letters that a tile turns through under the pointer. */
const pointerTurns = 5;

/**
 * Sets a name as on a split-flap board: row by row its letters fall into place. A letter that the pointer passes, or
 * that is tapped, turns once more. The heading's own text stays where it is, to be read and selected.
 */
export default async function splitFlap(section: HTMLElement, signal: AbortSignal): Promise<void> {
  const heading = section.querySelector('h1')!;
  // Loads the whole font for the other letters of the tiles: the page inlines only those of the name.
  await document.fonts.load('700 1em "Mona Sans Display"').catch(() => {});
  if (signal.aborted) return;

  const tiles = new Map<Letter, FlapTile>();
  const turning = new Map<Letter, FlapTile>();
  /** The hidden letters. Without highlights they stay visible beside the tiles. */
  const hidden = globalThis.Highlight && new Highlight();
  if (hidden) CSS.highlights.set('turning', hidden);
  let rows: Letter[][] = [];
  let font: TileFont;

  /** Removes all tiles and measures the letters again. */
  const clear = () => {
    for (const { element } of tiles.values()) element.remove();
    tiles.clear();
    turning.clear();
    hidden?.clear();
    font = fontOf(heading);
    rows = rowsOf(heading, section);
  };

  const turn = (letter: Letter, count: number) => {
    if (tiles.has(letter)) return;
    const tile = new FlapTile(letter, font, [...charactersBefore(letter, font, count), letter.character]);
    tiles.set(letter, tile);
    turning.set(letter, tile);
    // The tile is placed below the heading and below earlier tiles, because letters overlap: a T reaches over the o
    // beside it.
    section.prepend(tile.element);
    if (hidden) hidden.add(letter.range);
    else tile.element.style.zIndex = '0';
    resume();
  };
  const resume = runFrames(
    section,
    (seconds) => {
      for (const [letter, tile] of turning) {
        if (tile.turn(seconds)) continue;
        turning.delete(letter);
        hidden?.delete(letter.range);
        tile.fadeOut().then(() => tiles.get(letter) === tile && tiles.delete(letter));
      }
      return turning.size > 0;
    },
    signal,
  );

  let isSet = false;
  const observer = new IntersectionObserver((entries) => {
    clear();
    if (isSet || !entries.at(-1)!.isIntersecting) return;
    isSet = true;
    for (const [row, letters] of rows.entries())
      for (const [column, letter] of letters.entries()) turn(letter, pointerTurns + column + 3 * row);
  });
  const resized = new ResizeObserver(() => clear());

  let last: Letter | undefined;
  const handlePointer = ({ type: kind, pointerType, buttons, clientX, clientY }: PointerEvent) => {
    // Do not disturb a visitor who is selecting the name.
    if (kind === 'pointermove' ? pointerType !== 'mouse' || buttons : pointerType === 'mouse') return;
    const corner = section.getBoundingClientRect();
    const [x, y] = [clientX - corner.left, clientY - corner.top];
    const letter = rows.flat().find((candidate) => {
      const line = candidate.y + font.baseline;
      return x >= candidate.x && x < candidate.x + candidate.width && y > line - font.size * 0.75 && y <= line;
    });
    if (letter && (letter !== last || kind === 'pointerdown')) turn(letter, pointerTurns);
    last = letter;
  };

  for (const kind of ['pointermove', 'pointerdown'] as const)
    section.addEventListener(kind, handlePointer, { signal, passive: true });
  observer.observe(heading);
  resized.observe(heading);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    resized.disconnect();
    clear();
  });
}

function fontOf(heading: Element): TileFont {
  const styles = getComputedStyle(heading);
  const { fontFamily, fontSize, letterSpacing, color } = styles;
  const context = document.createElement('canvas').getContext('2d')!;
  const css = `700 ${fontSize} ${fontFamily}`;
  context.font = css;
  context.letterSpacing = letterSpacing;
  return {
    css,
    size: Number.parseFloat(fontSize),
    colours: {
      ink: color,
      tile: styles.getPropertyValue('--accent'),
      shade: styles.getPropertyValue('--accent-shade'),
      hinge: styles.getPropertyValue('--accent-umbra'),
    },
    baseline: context.measureText('T').fontBoundingBoxAscent,
    measureWidth: (character) => context.measureText(character).width,
  };
}

/** Returns the letters of a heading, row by row, with their positions. */
function rowsOf(heading: Element, section: Element): Letter[][] {
  const corner = section.getBoundingClientRect();
  const rows = new Map<number, Letter[]>();
  for (const range of rangesOf(heading)) {
    const character = range.toString();
    if (!character.trim()) continue;
    const { left, top, width, height } = range.getBoundingClientRect();
    const letter = { character, range, x: left - corner.left, y: top - corner.top, width, height };
    rows.set(top, [...(rows.get(top) ?? []), letter]);
  }
  return [...rows.values()];
}

/** Returns the letters that a tile turns through: those of its alphabet with a similar width, in order. */
function charactersBefore({ character, width }: Letter, { measureWidth }: TileFont, count: number): string[] {
  const plain = character.normalize('NFD')[0]!;
  const alphabet = [...(alphabets.find((characters) => characters.includes(plain)) ?? plain)];
  const difference = (each: string) => Math.abs(measureWidth(each) - width);
  const nearest = alphabet.toSorted((a, b) => difference(a) - difference(b)).slice(0, 7);
  const similar = alphabet.filter((other) => other === plain || nearest.includes(other));
  const last = similar.indexOf(plain);
  return Array.from({ length: count }, (_, step) => similar.at((last - count + step) % similar.length)!);
}
