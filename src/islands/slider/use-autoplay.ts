import { useEffect, useState } from 'react';
import type { SliderState } from './use-slider.ts';

/**
 * Moves a slider on every `interval` ms. It pauses under the pointer, on focus, in a hidden page,
 * while it is stopped, and for visitors who prefer less motion.
 */
export function useAutoplay({ embla }: SliderState, interval: number) {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!embla || paused) return;
    const root = embla.rootNode();
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const move = () => {
      if (!root.matches(':hover, :focus-within') && !document.hidden && !still.matches) embla.scrollNext();
    };
    let timer = setInterval(move, interval);
    // However a slide came, and whenever the visitor lets go, it has its full time.
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
  }, [embla, interval, paused]);

  return { paused, toggle: () => setPaused((was) => !was) };
}
