/**
 * Does what takes long once the browser has shown what was changed before it: opening or closing a modal dialog has
 * it look at every element of the page anew.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
