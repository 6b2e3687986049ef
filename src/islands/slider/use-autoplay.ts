import { useEffect, useState } from 'react';
import type { SliderState } from './use-slider.ts';

/**
 * Shows the next slide every `interval` ms, except while the slider is paused, hovered or focused, the page is hidden,
 * or reduced motion is preferred. Without `interval` the slider does not move.
 */
export function useAutoplay({ embla }: SliderState, interval: number | undefined) {
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (!embla || !interval || isPaused) return;
    const root = embla.rootNode();
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const move = () => {
      if (!root.matches(':hover, :focus-within') && !document.hidden && !reducedMotion.matches) embla.scrollNext();
    };
    let timer = setInterval(move, interval);
    // Every slide is shown for the full interval.
    const restart = () => {
      clearInterval(timer);
      timer = setInterval(move, interval);
    };
    embla.on('select', restart);
    root.addEventListener('pointerleave', restart);
    root.addEventListener('focusout', restart);
    return () => {
      clearInterval(timer);
      embla.off('select', restart);
      root.removeEventListener('pointerleave', restart);
      root.removeEventListener('focusout', restart);
    };
  }, [embla, interval, isPaused]);

  return { isPaused, toggle: () => setIsPaused((was) => !was) };
}
