/** Returns the index of the slide that a row has been scrolled to. Copied in slide-buttons.ts, which cannot import. */
export function nearestSlide(row: HTMLElement): number {
  const start = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  const box = row.getBoundingClientRect();
  const distances = [...row.querySelectorAll('[data-slide]')].map((slide) => {
    const { top, [start]: edge } = slide.getBoundingClientRect();
    // In a low window the page scrolls the slides of a showcase, not the row.
    return Math.abs(edge - box[start]) + Math.abs(top - Math.max(box.top, 0));
  });
  return distances.indexOf(Math.min(...distances));
}
