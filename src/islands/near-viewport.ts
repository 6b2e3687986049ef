/** Options of `client:visible`: an island hydrates when it is less than 300 px below or above the viewport. */
export const nearViewport = { rootMargin: '300px' };
