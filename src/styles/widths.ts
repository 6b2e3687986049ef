/** The widths at which layouts change, in px, by the smallest screen that is wider. */
const widths = { phone: 600, tablet: 820, laptop: 991, desktop: 1200, wide: 1400, huge: 1600 };

/**
 * The same as custom media queries, for every style sheet: `(--below-tablet)` is narrower than 820 px, `(--from-tablet)`
 * is not. Style sheets are compiled one by one, so cascadeLayers puts these before each; the compiler removes them.
 */
export const customMedia = Object.entries(widths)
  .flatMap(([name, width]) => [
    `@custom-media --below-${name} (width < ${width}px);`,
    `@custom-media --from-${name} (width >= ${width}px);`,
  ])
  .join('\n');
