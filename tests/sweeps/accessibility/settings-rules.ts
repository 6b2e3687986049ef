import type { Rule } from './rules-in-page.ts';

/** With reduced motion: no animation or transition runs. */
const nothingMoves: Rule = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition');

/** With reduced motion: no film plays. */
const noFilmPlays: Rule = () =>
  dom
    .all('video')
    .filter((film) => !(film as HTMLVideoElement).paused)
    .map(dom.describe);

/** In forced colours: a control without words has a border. */
const controlsHaveBorders: Rule = () => {
  const hasBorder = (element: Element) => {
    const { borderTopWidth, borderBottomWidth, borderTopStyle, borderBottomStyle } = getComputedStyle(element);
    return (
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) ||
      (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0)
    );
  };
  return dom
    .all('button, input:not([type="radio"], [type="hidden"], [type="checkbox"]), textarea')
    .filter(dom.isSeen)
    .filter(
      (control) =>
        !control.closest('[aria-hidden="true"]') &&
        !control.textContent?.trim() &&
        !hasBorder(control) &&
        !hasBorder(control.parentElement!) &&
        getComputedStyle(control, '::before').borderTopStyle === 'none',
    )
    .map(dom.describe);
};

/** In forced colours: the drawing of a control has enough contrast with the background. */
const drawingsAreVisible: Rule = () => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / (color.includes('srgb') ? 1 : 255);
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (color: string) => {
    const [low = 0, high = 0] = [luminance(color), luminance(canvas)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  return dom
    .all('a svg, button svg')
    .filter(dom.isSeen)
    .filter((svg) => {
      if (getComputedStyle(svg).forcedColorAdjust === 'none' || svg.closest('picture')) return false;
      return ![svg, ...svg.querySelectorAll('*')].some((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].some((paint) => /^(rgb|color)/.test(paint) && contrast(paint) >= 3);
      });
    })
    .map((svg) => dom.describe(svg.closest('a, button')!));
};

/** In forced colours: a logo has a background, because it is drawn in the page's ink. */
const logosHaveBackgrounds: Rule = () =>
  dom
    .all('li img[src$=".svg"]')
    .filter(dom.isSeen)
    .filter((logo) => getComputedStyle(logo).backgroundColor === 'rgba(0, 0, 0, 0)')
    .map((logo) => (logo as HTMLImageElement).alt);

/** In forced colours, which replace colours: the current item differs from its neighbours in another way. */
const currentItemsAreMarked: Rule = () => {
  /** Returns everything that distinguishes an element in forced colours, as a text. */
  const looksOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === 'none') return '';
          const hasBorder = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
          const isPainted = style.forcedColorAdjust === 'none' || hasBorder || style.backgroundImage !== 'none';
          if (pseudo && !isPainted && style.content === '""') return '';
          return [
            style.textDecorationLine,
            style.fontWeight,
            style.borderTopWidth,
            hasBorder ? style.borderTopColor : '',
            style.backgroundImage === 'none' ? '' : style.backgroundSize,
            isPainted ? style.scale : '',
            style.forcedColorAdjust === 'none' ? style.backgroundColor : '',
          ].join();
        }),
      )
      .join(';');
  const labelOf = (item: Element) => item.closest('label') ?? (item as HTMLInputElement).labels?.[0] ?? item;
  return dom
    .all('[aria-current]:not([aria-current="false"]), input[type="radio"]:checked')
    .filter(dom.isSeen)
    .filter((current) => {
      const list = current.closest('ul, ol, fieldset, [class*="dots"]');
      const other = [...(list?.querySelectorAll(current.localName) ?? [])].find(
        (item) =>
          item !== current &&
          labelOf(item) !== labelOf(current) &&
          !item.matches('[aria-current="true"], [aria-current="page"]'),
      );
      return other && looksOf(labelOf(other)) === looksOf(labelOf(current));
    })
    .map(dom.describe);
};

/** Rules of every page with reduced motion and forced colours (docs/accessibility.md). */
export const settingsRules = {
  nothingMoves,
  noFilmPlays,
  controlsHaveBorders,
  drawingsAreVisible,
  logosHaveBackgrounds,
  currentItemsAreMarked,
};

/** The page's colours follow its own scheme, not the system's; so do its form controls and scroll bars. */
export const schemesAgree: Rule = () => {
  const isDark = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 3 * 110;
  const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
  const theme = (/^#(..)(..)(..)$/.exec(themeColor) ?? []).slice(1).map((part) => Number.parseInt(part, 16));
  const faults = [
    ...(isDark(backgroundColor) === (colorScheme === 'dark') ? [] : [`background ${backgroundColor}`]),
    ...(isDark(theme.join()) === (colorScheme === 'dark') ? [] : [`theme colour ${themeColor}`]),
  ];
  const fields = dom.all('input:not([type="radio"], [type="checkbox"]), textarea').filter((field) => {
    const style = getComputedStyle(field);
    return (style.colorScheme === 'dark') === isDark(style.color);
  });
  return [...faults, ...fields.map(dom.describe)];
};
