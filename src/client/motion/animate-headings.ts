import rangeFont from '../../assets/fonts/mona-sans-range.woff2?url';
import { onFirstInteraction } from '../on-first-interaction.ts';
import { animateOnEnter } from './animate-on-enter.ts';
import styles from './headings.css?inline';
import { rollDigits } from './roll-digits.ts';
import { widenHeading } from './widen-heading.ts';

/** Returns true if the element uses the display font at a size at which the effect is visible. */
const isDisplay = (element: HTMLElement) => {
  const { fontFamily, fontSize } = getComputedStyle(element);
  return /display/i.test(fontFamily) && Number.parseFloat(fontSize) >= 22;
};

/**
 * Animates the headings of sections and the figures when they scroll into view. It starts, and fetches its font, at the
 * first interaction.
 */
export function animateHeadings(signal: AbortSignal): void {
  const start = async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    signal.addEventListener('abort', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    const figures = document.querySelectorAll<HTMLElement>('main dd:not(astro-island *)');
    animateOnEnter([...figures].filter(isDisplay), rollDigits, signal);
    const font = new FontFace('Mona Sans Range', `url(${rangeFont})`, { weight: '700' });
    try {
      await font.load();
    } catch {
      return;
    }
    if (signal.aborted) return;
    document.fonts.add(font);
    // A heading that is a link is the name of a card; headings in islands are managed by React.
    const headings = document.querySelectorAll<HTMLElement>('main h2:not(:has(a), astro-island *)');
    animateOnEnter([...headings].filter(isDisplay), widenHeading, signal);
  };
  onFirstInteraction(start, signal);
}
