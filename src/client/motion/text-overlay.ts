import type { Piece } from './letters.ts';

/** Text drawn over an element's own text, with the animations of its pieces. */
export interface TextOverlay {
  animations: Animation[];
  /** Shows the element's own text again. */
  remove(): void;
}

/**
 * Draws pieces over an element's own text, which becomes transparent but can still be read, found and selected. The
 * pieces are CSS `content`, so screen readers and search do not find them twice. Each piece has a box of its final
 * size, so that its movement causes no layout.
 */
export function drawOver(
  element: HTMLElement,
  pieces: Piece[],
  move: (box: HTMLElement, piece: Piece, index: number) => Animation | undefined,
): TextOverlay {
  const cover = document.createElement('span');
  cover.ariaHidden = 'true';
  cover.dataset.cover = '';
  const boxes = pieces.map(({ text, x, y, width, height }) => {
    const box = document.createElement('span');
    box.dataset.text = text;
    Object.assign(box.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      lineHeight: `${height}px`,
    });
    return box;
  });
  cover.append(...boxes);
  // The pieces are positioned relative to the heading.
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.dataset.drawn = '';
  element.append(cover);
  const animations = boxes.flatMap((box, index) => move(box, pieces[index]!, index) ?? []);
  for (const animation of animations) animation.pause();
  return {
    animations,
    remove() {
      cover.remove();
      delete element.dataset.drawn;
      element.style.removeProperty('position');
      if (!element.getAttribute('style')) element.removeAttribute('style');
    },
  };
}
