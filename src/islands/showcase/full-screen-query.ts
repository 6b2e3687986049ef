/** Media query for windows that a slide fills. In lower windows a slide is as high as its text and the page scrolls. */
export const fullScreenQuery = '(height >= 34rem)';
