import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type RefCallback, startTransition, useCallback, useEffect, useState } from 'react';
import { followFocus } from './follow-focus.ts';
import { takeOver } from './take-over.ts';

/**
 * Embla's pace that covers a slide in the 500 ms of spec section 9. Its unit is no time but a resistance;
 * the figure was measured in the browser, from the click until the slide has gone 99% of its way.
 */
const slidePace = 20;

/** Whether the page is read from right to left, and its slides with it. */
const isMirrored = () => globalThis.document?.dir === 'rtl';

const optionsOf = (pace: number): EmblaOptionsType => ({
  loop: true,
  direction: isMirrored() ? 'rtl' : 'ltr',
  align: 'start',
  slidesToScroll: 1,
  duration: pace,
  watchFocus: followFocus,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
});

/** A slider's viewport, its Embla instance and its position. */
export interface SliderState {
  viewport: RefCallback<HTMLElement>;
  embla: EmblaCarouselType | undefined;
  /** The index of the first slide shown. */
  selected: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One looping slider that moves a slide at a time (spec section 9), by arrows, dots, drag and keys. */
export function useSlider(pace = slidePace): SliderState {
  const [viewport, embla] = useEmblaCarousel(optionsOf(pace));
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    // The slides set off first; arrows and dots say so in the next picture.
    const follow = () => startTransition(() => setSelected(embla.selectedScrollSnap()));
    embla.on('select', follow).on('reInit', follow);
    // Until now the browser scrolled it.
    takeOver(embla);
    // Nor does it from now on: a smooth scroll may have yet to begin.
    const row = embla.rootNode();
    const stay = () => row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    row.addEventListener('scroll', stay);
    // The keyboard may have been in one of the slides before the slider woke.
    const target = document.activeElement;
    if (embla.slideNodes().some((slide) => slide.contains(target))) followFocus(embla, { target });
    return () => {
      row.removeEventListener('scroll', stay);
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      // With another key the arrows are the browser's: Alt and Left goes back.
      if (!embla || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (step < 0 !== isMirrored()) embla.scrollPrev();
      else embla.scrollNext();
    },
    [embla],
  );

  return { viewport, embla, selected, onKeyDown };
}

/** Links two sliders: where one goes, the other follows (spec section 4). */
export function useLinked(one: SliderState, other: SliderState): void {
  const [a, b] = [one.embla, other.embla];
  useEffect(() => {
    if (!a || !b) return;
    const lead = (from: EmblaCarouselType, to: EmblaCarouselType) => () => {
      if (to.selectedScrollSnap() !== from.selectedScrollSnap()) to.scrollTo(from.selectedScrollSnap());
    };
    const [aLeads, bLeads] = [lead(a, b), lead(b, a)];
    a.on('select', aLeads);
    b.on('select', bLeads);
    return () => {
      a.off('select', aLeads);
      b.off('select', bLeads);
    };
  }, [a, b]);
}
