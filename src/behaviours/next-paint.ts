/**
 * Resolves once the browser has painted what was changed until now, or after half a second where it does not draw. What
 * takes long waits for it: opening or closing a modal dialog has the browser compute the styles of every element of the
 * page.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
