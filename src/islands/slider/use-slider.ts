import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type RefCallback, startTransition, useEffect, useState } from 'react';
import { hasModifier } from '../../client/plain-click.ts';
import { followFocus } from './follow-focus.ts';
import { nearestSlide } from './nearest-slide.ts';
import { isMirrored, slideDuration, sliderOptions } from './settings.ts';

/** The viewport, Embla instance and position of a slider. */
export interface SliderState {
  viewport: RefCallback<HTMLElement>;
  embla: EmblaCarouselType | undefined;
  /** The index of the first slide shown. */
  selected: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Creates a looping slider that moves one slide at a time, in `duration` ms, by arrows, dots, drag and keys
 * (docs/spec.md, section 9).
 */
export function useSlider(duration = slideDuration): SliderState {
  const [viewport, embla] = useEmblaCarousel(sliderOptions(duration));
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    // The animation starts first; arrows and dots are rendered after its first frame.
    const handleSelect = () => startTransition(() => setSelected(embla.selectedScrollSnap()));
    embla.on('select', handleSelect).on('reInit', handleSelect);
    // Embla starts at the slide that the visitor has scrolled to.
    embla.scrollTo(nearestSlide(embla.rootNode()), true);
    embla.rootNode().scrollTo({ left: 0, behavior: 'instant' });
    // The focus may have been in a slide before hydration.
    const target = document.activeElement;
    if (embla.slideNodes().some((slide) => slide.contains(target))) followFocus(embla, { target });
    return () => {
      embla.off('select', handleSelect).off('reInit', handleSelect);
    };
  }, [embla]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!embla || !step || hasModifier(event)) return;
    event.preventDefault();
    if (step < 0 !== isMirrored()) embla.scrollPrev();
    else embla.scrollNext();
  };

  return { viewport, embla, selected, onKeyDown: handleKeyDown };
}

/** Links two sliders: when one moves, the other follows (docs/spec.md, section 4). */
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
