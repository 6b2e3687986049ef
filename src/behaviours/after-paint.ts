/**
 * Does what takes long once the browser has shown what was pressed: opening or closing a modal dialog has it look at
 * every element of the page anew, as does laying out a grid. Only the lightbox imports this. What two scripts of pages
 * share becomes a file of its own, and neither stands in its page any more; so the others hold these few words
 * themselves (load-more, portfolio, reply, video-popup, the enquiry form).
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
