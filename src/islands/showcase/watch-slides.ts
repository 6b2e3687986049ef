/** Calls `onSlide` with the index of the slide in the part of the screen given by `rootMargin`, until `signal`. */
export function watchSlides(
  slides: HTMLElement[],
  rootMargin: string,
  onSlide: (index: number) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) onSlide(slides.indexOf(target as HTMLElement));
    },
    { rootMargin },
  );
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
}
