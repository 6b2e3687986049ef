import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '../../behaviours/fetch-ahead.ts';
import { watchSlides } from '../showcase/watch-slides.ts';

/**
 * Films that play while they are on screen, and only those, from the moment the page is there. Somebody who asked for
 * less motion or less data starts them by the button, which stops and starts them for everybody.
 */
export function useFilms(section: RefObject<HTMLElement | null>) {
  const [plays, setPlays] = useState(false);
  const [onScreen, setOnScreen] = useState<number>();

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const followSetting = () => setPlays(!still.matches);
    still.addEventListener('change', followSetting);
    if (!savesData()) followSetting();
    let stop = () => {};
    // The picture comes first.
    const begin = () => {
      stop = watchSlides(filmsOf(section), '-50% 0px', setOnScreen);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      still.removeEventListener('change', followSetting);
      removeEventListener('load', begin);
      stop();
    };
  }, [section]);

  useEffect(() => {
    for (const [index, film] of filmsOf(section).entries())
      if (plays && index === onScreen)
        film.play().catch(({ name }: DOMException) => {
          // A browser that saves energy may refuse; then it is for the visitor to ask again.
          if (name === 'NotAllowedError') setPlays(false);
        });
      else film.pause();
  }, [section, plays, onScreen]);

  return { plays, toggle: () => setPlays((was) => !was) };
}

const filmsOf = (section: RefObject<HTMLElement | null>) => [...section.current!.querySelectorAll('video')];
