import { apiPrefix } from '../lib/routes.ts';

/**
 * Speculation rules: the browser prefetches a document of this site (about 20 KiB) when its link is hovered for a
 * moment or pressed. Excluded are API responses, files, filtered lists (the server would render each) and links within
 * the page. Browsers do not prefetch if the visitor saves data.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [`${apiPrefix}/*`, '/*.*', '/*\\?(.+)'] } },
          { not: { selector_matches: '[href^="#"], [download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
