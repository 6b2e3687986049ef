import type { TextBox } from './letters.ts';

/** Boxes with text over an element's own text, and their animations. */
export interface TextOverlay {
  animations: Animation[];
  /** Shows the element's own text again. */
  remove(): void;
}

/**
 * Covers an element's own text with boxes that `move` animates. The text becomes transparent, but can still be read,
 * found and selected. The boxes show CSS `content`, so screen readers and search do not find the text twice. Each box has
 * its final size, so that its movement causes no layout.
 */
export function createTextOverlay(
  element: HTMLElement,
  textBoxes: TextBox[],
  move: (box: HTMLElement, textBox: TextBox, index: number) => Animation | undefined,
): TextOverlay {
  const overlay = document.createElement('span');
  overlay.ariaHidden = 'true';
  overlay.dataset.overlay = '';
  const boxes = textBoxes.map(({ text, x, y, width, height }) => {
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
  overlay.append(...boxes);
  // The boxes are positioned relative to the heading.
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.dataset.hasOverlay = '';
  element.append(overlay);
  const animations = boxes.flatMap((box, index) => move(box, textBoxes[index]!, index) ?? []);
  for (const animation of animations) animation.pause();
  return {
    animations,
    remove() {
      overlay.remove();
      delete element.dataset.hasOverlay;
      element.style.removeProperty('position');
      if (!element.getAttribute('style')) element.removeAttribute('style');
    },
  };
}
