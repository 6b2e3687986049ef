import { textEasing } from './animation.ts';
import { joinIntoLines, lettersOf } from './letters.ts';
import { createTextOverlay, type TextOverlay } from './text-overlay.ts';

/** The narrowest and lightest instance of the range font (scripts/fonts.ts). */
const narrow = '"wdth" 75, "wght" 500';
/** The instance of static headings. */
const wide = '"wdth" 118, "wght" 700';

/** Animates each line of a heading from narrow to wide, from its start or, if it is centred, from its middle. */
export function widenHeading(heading: HTMLElement): TextOverlay {
  const { textAlign, direction } = getComputedStyle(heading);
  const side = direction === 'rtl' ? -0.5 : 0.5;
  return createTextOverlay(heading, joinIntoLines(lettersOf(heading)), (line, { width }, index) => {
    line.dataset.line = '';
    // A transform needs no layout. Text with another start position in each frame would need one.
    const inset = textAlign === 'center' ? side * (width - narrowWidth(line)) : 0;
    return line.animate(
      {
        fontVariationSettings: [narrow, wide],
        ...(inset !== 0 && { transform: [`translateX(${inset}px)`, 'none'] }),
      },
      { duration: 660, delay: 60 * index, fill: 'both', easing: textEasing },
    );
  });
}

function narrowWidth(line: HTMLElement): number {
  const { width } = line.style;
  Object.assign(line.style, { contain: 'none', width: 'max-content', fontVariationSettings: narrow });
  const { offsetWidth } = line;
  Object.assign(line.style, { contain: '', width, fontVariationSettings: '' });
  return offsetWidth;
}
