import { textEasing } from './animation.ts';
import { lettersOf } from './letters.ts';
import { createTextOverlay, type TextOverlay } from './text-overlay.ts';

/** Distance between the digits of a strip (em). */
const pitch = 0.95;
/** Number of digits that the first digit of a figure rolls through; each later one rolls through more. */
const minDigits = 3;

/** Rolls the digits of a figure to its value. */
export function rollDigits(figure: HTMLElement): TextOverlay {
  let digits = 0;
  return createTextOverlay(figure, lettersOf(figure), (box, { text }) => {
    if (!/\d/.test(text)) return;
    const count = minDigits + 2 * digits++;
    box.dataset.digit = '';
    const strip = document.createElement('span');
    strip.dataset.text = Array.from({ length: count + 1 }, (_, step) => (Number(text) + 10 * count - step) % 10).join(
      '\n',
    );
    box.removeAttribute('data-text');
    box.append(strip);
    return strip.animate(
      { transform: [`translateY(${-pitch * count}em)`, 'none'] },
      { duration: 700 + 110 * digits, fill: 'both', easing: textEasing },
    );
  });
}
