/**
 * Calls `act` with the index of the slide that lies under one point or line of the screen, now and whenever it is
 * another one. Returns what ends it.
 */
export function watchSlides(slides: HTMLElement[], rootMargin: string, act: (index: number) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) act(slides.indexOf(target as HTMLElement));
    },
    { rootMargin },
  );
  for (const slide of slides) observer.observe(slide);
  return () => observer.disconnect();
}
