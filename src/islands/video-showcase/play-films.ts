// Plays the films of a showcase while they are on screen, after the page's load event, so that pictures load first.
// With reduced motion or reduced data they play only after a click on the button, which plays and pauses all slides.

const slides = [...document.querySelectorAll('[data-showcase] [data-slide]')];
const filmOf = (slide: Element) => slide.querySelector('video')!;
const toggle = document.querySelector<HTMLElement>('[data-play-films]');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
let onScreen: Element | undefined;
let isPlaying = !reducedMotion.matches && !navigator.connection?.saveData;

const updatePlayback = () => {
  toggle?.toggleAttribute('data-playing', isPlaying);
  const word = toggle?.querySelector<HTMLElement>('[data-play]');
  if (word) word.textContent = (isPlaying ? word.dataset.pause : word.dataset.play) ?? '';
  for (const slide of slides)
    if (isPlaying && slide === onScreen)
      filmOf(slide)
        .play()
        .catch(({ name }: DOMException) => {
          // Browsers that save energy may block autoplay. Then the visitor has to press the button.
          if (name === 'NotAllowedError') setPlaying(false);
        });
    else filmOf(slide).pause();
};
const setPlaying = (value: boolean) => {
  isPlaying = value;
  updatePlayback();
};
const observeSlides = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) onScreen = target;
      updatePlayback();
    },
    { rootMargin: '-50% 0px' },
  );
  for (const slide of slides) {
    const film = filmOf(slide);
    // The picture stays visible until the film plays.
    film.addEventListener('playing', () => film.setAttribute('data-seen', ''), { once: true });
    observer.observe(slide);
  }
};

reducedMotion.addEventListener('change', () => {
  if (reducedMotion.matches) setPlaying(false);
});
toggle?.addEventListener('click', () => setPlaying(!isPlaying));
if (document.readyState === 'complete') observeSlides();
else addEventListener('load', observeSlides, { once: true });
