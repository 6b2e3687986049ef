import { onFirstInteraction } from '../../client/on-first-interaction.ts';

/** Scroll distance (px) after which the visitor counts as scrolling. */
const minScroll = 4;

/**
 * Moves the sphere of the hero down the page with the scroll position, in browsers with `ScrollTimeline`. The code and
 * its pictures are fetched at the first interaction.
 */
export default function sphere(hero: HTMLElement, signal: AbortSignal): void {
  // The sphere's path is made for pages that are read from left to right.
  if (hero.matches(':dir(rtl)') || !('ScrollTimeline' in window)) return;
  const begin = () =>
    import('./sphere/move-sphere.ts').then(
      ({ moveSphere }) => (signal.aborted ? undefined : moveSphere(hero, signal)),
      // The import fails offline or when the visitor leaves. The hero then keeps its picture.
      () => undefined,
    );
  if (scrollY > minScroll) begin();
  else onFirstInteraction(begin, signal);
}
