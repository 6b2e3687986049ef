import { kebabCase } from '../lib/letter-case.ts';
import { breakpoints, fullScreenQuery, tallQuery } from './breakpoints.ts';

/**
 * The breakpoints and the shapes of windows as custom media queries, for every style sheet: `(--below-tablet)` is
 * narrower than 820 px, `(--from-tablet)` is not. Style sheets are compiled one by one, so `styleSheetPlugin` adds these
 * queries to each style sheet. The compiled CSS does not contain them.
 */
export const customMedia = [
  ...Object.entries(breakpoints)
    .map(([name, width]) => [kebabCase(name), width] as const)
    .flatMap(([name, width]) => [
      `@custom-media --below-${name} (width < ${width}px);`,
      `@custom-media --from-${name} (width >= ${width}px);`,
    ]),
  `@custom-media --full-screen ${fullScreenQuery};`,
  `@custom-media --tall ${tallQuery};`,
].join('\n');
