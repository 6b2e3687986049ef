// A showcase: without this script a page that scrolls and snaps, with it an endless slider that moves a screen at a
// time by wheel, drag, keys, touch and arrows. The script that moves it is fetched when a visitor first reaches for it.
import type { EmblaCarouselType } from 'embla-carousel';
import { wheelSteps } from './wheel-steps.ts';

const showcase = document.querySelector<HTMLElement>('[data-showcase]');
const viewport = showcase?.querySelector<HTMLElement>('[data-viewport]');

/** In a lower window the slides are as high as their words, and the page scrolls them by itself. */
const roomy = '(height >= 34rem)';

/**
 * Embla's pace that covers a screen in the 1000 ms of spec section 9: its unit is no time but a resistance. By its
 * formula 99% of the way are behind it after 60 frames.
 */
const pace = 33;

/** How far a hand goes before it drags and does not click, in pixels. */
const leastDrag = 50;

if (showcase && viewport) {
  const slides = [...viewport.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  const links = [...showcase.querySelectorAll<HTMLAnchorElement>('[data-slide-link]')];
  const arrows = [...showcase.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const status = showcase.querySelector('[data-status]');
  const axis = showcase.dataset.showcase === 'x' ? 'x' : 'y';

  // The browser does not go to the slide of the address when the page is loaded again.
  let current = slides.find(({ id }) => `#${id}` === location.hash);
  current?.scrollIntoView();

  /** Calls `act` with the slide that lies under one point of the screen, now and whenever it is another one. */
  const watch = (rootMargin: string, act: (slide: HTMLElement) => void) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) act(target as HTMLElement);
      },
      { rootMargin },
    );
    for (const slide of slides) observer.observe(slide);
  };

  watch('-50%', (slide) => {
    const index = slides.indexOf(slide);
    for (const [at, link] of links.entries()) link.setAttribute('aria-current', String(at === index));
    // They rest at the first and the last slide, although the slider is endless (spec section 4).
    for (const arrow of arrows) arrow.disabled = !slides[index + Number(arrow.dataset.step)];
    if (current && current !== slide) {
      history.replaceState(history.state, '', `#${slide.id}`);
      if (status) status.textContent = slide.ariaLabel;
    }
    current = slide;
  });
  watch('0px -50% -95%', ({ dataset }) => {
    showcase.dataset.ground = dataset.ground;
  });

  /** Until the finger that may be scrolling it by itself has left it and it has come to rest. */
  const rest = (fingers: boolean) =>
    new Promise<void>((resolve) => {
      if (!fingers) return resolve();
      let down = true;
      let timer = 0;
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => (down ? wait() : resolve()), 150);
      };
      addEventListener('touchend', () => (down = false), { once: true });
      addEventListener('touchcancel', () => (down = false), { once: true });
      viewport.addEventListener('scroll', wait);
      wait();
    });

  const start = async (fingers: boolean) => {
    const [{ default: EmblaCarousel }, { followFocus }] = await Promise.all([
      import('embla-carousel'),
      import('../islands/slider/follow-focus.ts'),
      rest(fingers),
    ]);
    // What is behind the edge of a slider counts as out of sight, however near it is.
    for (const image of viewport.querySelectorAll('img')) image.loading = 'eager';
    const startIndex = Math.max(0, current ? slides.indexOf(current) : 0);
    const slider = EmblaCarousel(viewport, {
      axis,
      loop: true,
      startIndex,
      duration: pace,
      watchFocus: followFocus,
      breakpoints: {
        '(prefers-reduced-motion: reduce)': { duration: 0 },
        [`not all and ${roomy}`]: { active: false },
      },
    });
    const settle = () => {
      const isMoved = slider.internalEngine().options.active;
      viewport.toggleAttribute('data-awake', isMoved);
      // The browser scrolled it until now, and scrolls it still to an address that is asked for by hand.
      if (isMoved) viewport.scrollTo(0, 0);
    };
    slider.on('reInit', settle);
    viewport.addEventListener('scroll', settle);
    settle();
    return slider;
  };

  let slider: Promise<EmblaCarouselType> | undefined;
  const wake = (fingers = false) => {
    if (matchMedia(roomy).matches) slider ??= start(fingers);
    return slider;
  };
  for (const type of ['pointermove', 'focusin', 'keydown'])
    addEventListener(type, () => wake()?.catch(() => {}), { once: true, passive: true });
  viewport.addEventListener('touchstart', () => wake(true)?.catch(() => {}), { once: true, passive: true });

  /** Moves the slider; where it cannot be woken the browser scrolls to the slide instead. */
  const move = async (by: (slider: EmblaCarouselType) => void, native: () => number) => {
    const awake = await wake()?.catch(() => undefined);
    if (awake?.internalEngine().options.active) by(awake);
    else slides.at(native() % slides.length)?.scrollIntoView();
  };
  const at = () => (current ? slides.indexOf(current) : 0);
  const step = (by: number) =>
    move(
      (awake) => (by < 0 ? awake.scrollPrev() : awake.scrollNext()),
      () => at() + by,
    );
  const show = (index: number) =>
    move(
      (awake) => awake.scrollTo(index),
      () => index,
    );

  for (const arrow of arrows) arrow.addEventListener('click', () => step(Number(arrow.dataset.step)));
  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(index);
    });
  addEventListener('hashchange', ({ newURL }) => {
    const { hash } = new URL(newURL);
    const index = slides.findIndex(({ id }) => `#${id}` === hash);
    if (index >= 0) show(index);
  });

  // A drag moves the slides and carries no picture off.
  viewport.addEventListener('dragstart', (event) => {
    if (matchMedia(roomy).matches) event.preventDefault();
  });
  // Dragged before it is awake, it goes on by one once it is.
  viewport.addEventListener('mousedown', (down) => {
    if (down.button !== 0 || viewport.hasAttribute('data-awake') || !matchMedia(roomy).matches) return;
    const release = (up: MouseEvent) => {
      const way = axis === 'x' ? down.clientX - up.clientX : down.clientY - up.clientY;
      if (Math.abs(way) < leastDrag) return;
      const hold = (click: MouseEvent) => click.preventDefault();
      viewport.addEventListener('click', hold, { capture: true });
      setTimeout(() => viewport.removeEventListener('click', hold, { capture: true }));
      step(Math.sign(way));
    };
    addEventListener('mouseup', release, { once: true });
  });

  const keys: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    PageDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    PageUp: () => step(-1),
    Home: () => show(0),
    End: () => show(slides.length - 1),
  };
  addEventListener('keydown', (event) => {
    const action = keys[event.key];
    const isOurs = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && matchMedia(roomy).matches;
    // A menu that is open has the keys.
    if (!action || !isOurs || document.querySelector(':popover-open')) return;
    event.preventDefault();
    action();
  });
  wheelSteps(showcase, () => matchMedia(roomy).matches, step);
}
