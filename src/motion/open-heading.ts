import { type Drawn, drawOver } from './drawn-over.ts';
import { lettersOf, linesOf } from './letters.ts';

/** From the narrowest and lightest that the range has to the instance that headings are set in; see scripts/fonts.ts. */
const widths = ['"wdth" 75, "wght" 500', '"wdth" 118, "wght" 700'];

/** Has each line of a heading open from narrow to wide. */
export function openHeading(heading: HTMLElement): Drawn {
  return drawOver(heading, linesOf(lettersOf(heading)), (line, _, index) => {
    line.dataset.line = '';
    return line.animate(
      { fontVariationSettings: widths },
      { duration: 660, delay: 60 * index, fill: 'both', easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
    );
  });
}
