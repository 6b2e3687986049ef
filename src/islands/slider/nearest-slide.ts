/** Returns the index of the slide that a row has been scrolled to. */
export function nearestSlide(row: HTMLElement): number {
  const { left, top } = row.getBoundingClientRect();
  const distances = [...row.querySelectorAll('[data-slide]')].map((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.abs(box.left - left) + Math.abs(box.top - top);
  });
  return distances.indexOf(Math.min(...distances));
}
