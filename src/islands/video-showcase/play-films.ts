// The films of a showcase play while they are on screen, and only those, from the moment the page is loaded: the picture
// comes first. Somebody who asked for less motion or less data starts them by the button, which stops and starts them for
// all slides. It needs no island, which would run a framework before anybody has touched the page.
import { savesData } from '../../behaviours/fetch-ahead.ts';

const slides = [...document.querySelectorAll('[data-showcase] [aria-roledescription="slide"]')];
const filmOf = (slide: Element) => slide.querySelector('video')!;
const toggle = document.querySelector<HTMLElement>('[data-play-films]');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let onScreen: Element | undefined;
let plays = false;

const follow = () => {
  toggle?.toggleAttribute('data-playing', plays);
  const word = toggle?.querySelector<HTMLElement>('[data-play]');
  if (word) word.textContent = (plays ? word.dataset.pause : word.dataset.play) ?? '';
  for (const slide of slides)
    if (plays && slide === onScreen)
      filmOf(slide)
        .play()
        .catch(({ name }: DOMException) => {
          // A browser that saves energy may refuse; then it is for the visitor to ask again.
          if (name === 'NotAllowedError') set(false);
        });
    else filmOf(slide).pause();
};
const set = (value: boolean) => {
  plays = value;
  follow();
};
const begin = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) onScreen = target;
      follow();
    },
    { rootMargin: '-50% 0px' },
  );
  for (const slide of slides) {
    const film = filmOf(slide);
    // Its picture stands until it moves.
    film.addEventListener('playing', () => film.setAttribute('data-seen', ''), { once: true });
    observer.observe(slide);
  }
};

still.addEventListener('change', () => set(!still.matches));
if (!savesData()) plays = !still.matches;
toggle?.addEventListener('click', () => set(!plays));
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
