/** Where a slide fills the screen. In a lower window slides are as high as their words, and the page scrolls them. */
export const fullScreenQuery = '(height >= 34rem)';
