// Films play while they are on screen, once the page is loaded. With reduced motion or data saving they start by the
// button, which pauses and plays them in any case.
const films = [...document.querySelectorAll('video')];
const toggle = document.querySelector<HTMLElement>('[data-film-toggle]');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

let plays = !still.matches && !connection?.saveData;
let onScreen: HTMLVideoElement | undefined;

const update = () => {
  for (const film of films)
    if (plays && film === onScreen)
      film.play().catch(({ name }: DOMException) => {
        // A browser that saves energy may refuse; the visitor can press the button again.
        if (name === 'NotAllowedError') set(false);
      });
    else film.pause();
  toggle?.toggleAttribute('data-playing', plays);
  const label = toggle?.querySelector<HTMLElement>('[data-label]');
  if (label) label.textContent = (plays ? label.dataset.pause : label.dataset.play) ?? '';
};
const set = (next: boolean) => {
  plays = next;
  update();
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen = target as HTMLVideoElement;
      else if (target === onScreen) onScreen = undefined;
    }
    update();
  },
  { rootMargin: '-50% 0px' },
);
const begin = () => {
  for (const film of films) observer.observe(film);
};

for (const film of films)
  film.addEventListener('playing', () => film.toggleAttribute('data-seen', true), { once: true });
toggle?.addEventListener('click', () => set(!plays));
still.addEventListener('change', () => set(!still.matches));
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);

export {};
