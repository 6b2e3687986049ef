/** Breakpoints (px), named after the screen that begins there. */
export const breakpoints = {
  phone: 500,
  largePhone: 600,
  tablet: 820,
  laptop: 991,
  desktop: 1200,
  wide: 1400,
  huge: 1600,
};

export type Breakpoint = keyof typeof breakpoints;

/** Media query for windows that a slide fills. In lower windows slides are at least 30rem high and the page scrolls. */
export const fullScreenQuery = '(height >= 34rem)';

/** Media query for windows clearly higher than wide, which show the tall crop of a picture. */
export const tallQuery = '(max-aspect-ratio: 4/5)';
