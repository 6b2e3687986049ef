import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../../lib/plain-click.ts';
import { followFocus } from './follow-focus.ts';
import { nearestSlide } from './nearest-slide.ts';
import { isMirrored, slideDuration, sliderOptions } from './settings.ts';

/** The viewport, Embla instance and position of a slider. */
export interface SliderState {
  viewport: RefObject<HTMLDivElement | null>;
  /** Undefined until hydration. */
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
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const root = viewport.current!;
    // The slider starts at the slide that the visitor has scrolled to.
    const slider = EmblaCarousel(root, { ...sliderOptions(duration), startIndex: nearestSlide(root) });
    root.scrollTo({ left: 0, behavior: 'instant' });
    // The animation starts first; arrows and dots are rendered after its first frame.
    const handleSelect = () => startTransition(() => setSelected(slider.selectedScrollSnap()));
    slider.on('select', handleSelect).on('reInit', handleSelect);
    // The focus may have been in a slide before hydration.
    const target = document.activeElement;
    if (slider.slideNodes().some((slide) => slide.contains(target))) followFocus(slider, { target });
    handleSelect();
    setEmbla(slider);
    return () => slider.destroy();
  }, [duration]);

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
