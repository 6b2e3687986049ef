/**
 * Which pages the browser may fetch ahead, once a visitor has rested on their link for a moment or pressed it: those of
 * this site, by their documents alone, some 20 KiB each. Not what the service answers, files, other states of a list
 * (the server would render each) and links to a place on the same page. Browsers leave it when data is to be saved.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)'] } },
          { not: { selector_matches: '[href^="#"], [download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
