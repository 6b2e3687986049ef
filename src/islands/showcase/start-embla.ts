import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { nearestSlide } from '../slider/nearest-slide.ts';
import { decodeNeighbours, loadAtFirstInteraction } from './decode-picture.ts';
import { drawTransitions } from './draw-transitions.ts';
import { isFullScreen, resetScroll } from './full-screen.ts';
import { showcaseOptions } from './settings.ts';
import { watchSlides } from './watch-slides.ts';

interface EmblaEvents {
  /** Called with the index of the slide on screen, at the start and after each move. */
  onSlide(index: number): void;
  /** Called with the slide on screen if it is another one than before. */
  onChange(slide: HTMLElement): void;
  /** Called with the index of the slide under the header. */
  onUnderHeader(index: number): void;
}

/** Returns the slides in the viewport of a showcase. */
export const slidesOf = (viewport: HTMLElement | null): HTMLElement[] =>
  [...(viewport?.firstElementChild?.children ?? [])] as HTMLElement[];

/**
 * Starts Embla in the viewport of a showcase, at the slide that the URL names, and ends it on abort. Embla reports its
 * moves; in a low window an observer reports the slide that the page is scrolled to.
 */
export function startEmbla(
  viewport: HTMLElement,
  axis: 'x' | 'y',
  { onSlide, onChange, onUnderHeader }: EmblaEvents,
  signal: AbortSignal,
): EmblaCarouselType {
  const slides = slidesOf(viewport);
  const linked = slides.findIndex(({ id }) => `#${id}` === location.hash);
  // Browsers do not scroll to the fragment when a page is reloaded.
  if (linked > 0) slides[linked]!.scrollIntoView();
  let current = Math.max(0, linked);
  const embla = EmblaCarousel(viewport, { ...showcaseOptions(axis), startIndex: nearestSlide(viewport) });
  let stopDrawing: (() => void) | undefined;

  const report = (index: number) => {
    onSlide(index);
    if (index === current) return;
    current = index;
    onChange(slides[index]!);
  };
  const handleSelect = () => {
    if (isFullScreen()) report(embla.selectedScrollSnap());
  };
  const handleScrolledTo = (index: number) => {
    if (!isFullScreen()) report(index);
  };
  const handleUnderHeader = (index: number) => {
    if (!stopDrawing) onUnderHeader(index);
  };
  const start = () => {
    resetScroll(viewport);
    stopDrawing?.();
    const isAnimated = isFullScreen() && matchMedia('(prefers-reduced-motion: no-preference)').matches;
    stopDrawing = isAnimated ? drawTransitions(embla, axis, onUnderHeader) : undefined;
    handleSelect();
  };
  /** Shows the same slide again after the window has become low or high, for example when a phone is rotated. */
  const restart = () => {
    if (isFullScreen()) embla.scrollTo(current, true);
    else slides[current]!.scrollIntoView();
    start();
  };

  viewport.setAttribute('data-hydrated', '');
  embla.on('select', handleSelect).on('reInit', restart).on('settle', decodeNeighbours);
  viewport.addEventListener('scroll', () => resetScroll(viewport), { signal });
  watchSlides(slides, '-50%', handleScrolledTo, signal);
  watchSlides(slides, '0px -50% -95%', handleUnderHeader, signal);
  loadAtFirstInteraction(embla, signal);
  start();
  signal.addEventListener('abort', () => {
    stopDrawing?.();
    embla.destroy();
  });
  return embla;
}
