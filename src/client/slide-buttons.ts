// Until a slider has hydrated, its arrows (`data-step`) and dots (`data-slide-index`) scroll its rows of slides.
// This script has no imports, so that Astro puts it into the page: it works even if no other script loads.

/** Returns the index of the slide that a row has been scrolled to. Copy of islands/slider/nearest-slide.ts. */
function nearestSlide(row: Element, slides: Element[]): number {
  const start = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  const box = row.getBoundingClientRect();
  const distances = slides.map((slide) => {
    const { top, [start]: edge } = slide.getBoundingClientRect();
    // In a low window the page scrolls the slides of a showcase, not the row.
    return Math.abs(edge - box[start]) + Math.abs(top - Math.max(box.top, 0));
  });
  return distances.indexOf(Math.min(...distances));
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-slide-index]') : null;
  const rows = button?.closest('astro-island')?.querySelectorAll('[data-viewport]:not([data-hydrated])');
  for (const row of rows ?? []) {
    const slides = [...row.querySelectorAll('[data-slide]')];
    const { step = 0, slideIndex = nearestSlide(row, slides) } = button!.dataset;
    slides[Number(slideIndex) + Number(step)]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }
});

export {};
