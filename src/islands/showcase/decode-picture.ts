import type { EmblaCarouselType } from 'embla-carousel';
import { onFirstInteraction } from '../../client/on-first-interaction.ts';

/** Timeout for a slide's picture (ms). After it the slide changes even if the picture has not loaded. */
const timeoutMs = 600;

const ready = new WeakSet<HTMLImageElement>();

/**
 * Loads and decodes the picture of a slide. Returns undefined if it is already decoded, so that the move starts at
 * once.
 */
export function decodePicture(slide: HTMLElement | undefined): Promise<unknown> | undefined {
  const image = slide?.querySelector('img');
  if (!image || ready.has(image)) return undefined;
  image.loading = 'eager';
  const decoding = image
    .decode()
    .then(() => ready.add(image))
    // A picture that cannot be decoded is shown as it is.
    .catch(() => {});
  return Promise.race([decoding, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

/** Loads and decodes the pictures of the next and the previous slide. */
export function decodeNeighbours(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  for (const by of [1, -1]) decodePicture(slides.at((embla.selectedScrollSnap() + by) % slides.length));
}

/**
 * Loads all pictures of the slider at the first interaction. Pictures beyond the edge of a slider count as out of view,
 * so lazy loading would start too late.
 */
export function loadAtFirstInteraction(embla: EmblaCarouselType, signal: AbortSignal): void {
  onFirstInteraction(() => {
    for (const image of embla.rootNode().querySelectorAll('img')) image.loading = 'eager';
    decodeNeighbours(embla);
  }, signal);
}
