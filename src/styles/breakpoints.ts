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
