import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { followFocus } from '../slider/follow-focus.ts';
import { takeOver } from '../slider/take-over.ts';
import { useAwake } from '../use-awake.ts';
import { atRest } from './at-rest.ts';
import { decoded } from './decoded.ts';
import { drawCuts } from './draw-cuts.ts';
import { fullScreenQuery } from './full-screen-query.ts';
import { emblaDuration } from './speed.ts';
import { watchSlides } from './watch-slides.ts';
import { wheelSteps } from './wheel-steps.ts';

const stepKeys: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isFullScreen = () => matchMedia(fullScreenQuery).matches;

const optionsOf = (axis: 'x' | 'y'): EmblaOptionsType => ({
  axis,
  loop: true,
  duration: emblaDuration,
  watchFocus: followFocus,
  breakpoints: {
    '(prefers-reduced-motion: reduce)': { duration: 0 },
    [`not all and ${fullScreenQuery}`]: { active: false },
  },
});

/** A showcase's slides and where they stand. */
export interface ShowcaseState {
  section: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  /** The index of the slide on screen; undefined until that is known. */
  current: number | undefined;
  /** The index of the slide under the header. */
  top: number;
  /** The slide that it was moved to, in words. */
  said: string;
  /** Whether its controls move it. */
  isReady: boolean;
  step(by: number): void;
  show(index: number): void;
}

/**
 * An endless slider that moves a screen at a time by wheel, drag, keys, touch and arrows (spec section 9). Embla moves
 * it; in a low window, or where Embla could not be fetched, the browser scrolls. Which slide is on screen is told by an
 * observer, whatever moves it.
 */
export function useShowcase(axis: 'x' | 'y'): ShowcaseState {
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  /** The slide that the browser scrolls to, or that is on screen. */
  const goal = useRef(0);
  /** Ends the drawing of cuts, while they are drawn. */
  const endCuts = useRef<() => void>(undefined);
  const [isReady, setReady] = useState(false);
  const [current, setCurrent] = useState<number>();
  const [top, setTop] = useState(0);
  const [said, say] = useState('');

  /** The browser scrolls to a slide, round the end to the first again. */
  const scrollTo = (index: number) => {
    const slides = slidesOf(viewport.current);
    goal.current = (index + slides.length) % slides.length;
    slides[goal.current]?.scrollIntoView();
  };
  // Until it is ready its presses are kept, and done again then (behaviours/wake.ts).
  const step = (by: number) => {
    const slider = isReady && active(embla.current);
    if (slider)
      oncePainted(slider, slider.selectedScrollSnap() + by, () => (by < 0 ? slider.scrollPrev() : slider.scrollNext()));
    else if (isReady) scrollTo(goal.current + by);
  };
  const show = (index: number) => {
    const slider = isReady && active(embla.current);
    if (slider) oncePainted(slider, index, () => slider.scrollTo(index));
    else if (isReady) scrollTo(index);
  };

  // Which slide is on screen, and in the address.
  useEffect(() => {
    const slides = slidesOf(viewport.current);
    const asked = slides.findIndex(({ id }) => `#${id}` === location.hash);
    // The browser does not go to the slide of the address when the page is loaded again.
    if (asked > 0 && !viewport.current!.dataset.from) slides[asked]!.scrollIntoView();
    let seen = Math.max(0, asked);
    const stop = [
      watchSlides(slides, '-50%', (index) => {
        setCurrent(index);
        goal.current = index;
        if (index === seen) return;
        seen = index;
        history.replaceState(history.state, '', `#${slides[index]!.id}`);
        say(slides[index]!.getAttribute('aria-label') ?? '');
      }),
      watchSlides(slides, '0px -50% -95%', (index) => endCuts.current || setTop(index)),
    ];
    return () => {
      for (const each of stop) each();
    };
  }, []);

  // Embla takes over once the browser has come to rest.
  useEffect(() => {
    const row = viewport.current!;
    const gone = new AbortController();
    const settle = () => {
      row.toggleAttribute('data-awake', active(embla.current) !== undefined);
      // The browser scrolls it still to an address that is asked for by hand.
      if (active(embla.current)) row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    };
    const start = (slider: EmblaCarouselType) => {
      settle();
      endCuts.current?.();
      endCuts.current = active(slider) && !isStill() ? drawCuts(slider, axis, setTop) : undefined;
      prepareNeighbours(slider);
    };
    const begin = async () => {
      const { default: EmblaCarousel } = await import('embla-carousel');
      await atRest(row);
      if (gone.signal.aborted) return;
      embla.current = EmblaCarousel(row, optionsOf(axis));
      if (active(embla.current)) takeOver(embla.current);
      embla.current.on('reInit', start);
      embla.current.on('settle', prepareNeighbours);
      row.addEventListener('scroll', settle, { signal: gone.signal });
      start(embla.current);
    };
    begin()
      // The browser goes on scrolling it.
      .catch(() => {})
      .finally(() => setReady(true));
    return () => {
      gone.abort();
      endCuts.current?.();
      embla.current?.destroy();
    };
  }, [axis]);

  // What is behind the edge of a slider counts as out of sight, however near it is: all pictures from the first touch on.
  useEffect(() => {
    const first = new AbortController();
    const fetchPictures = () => {
      first.abort();
      for (const image of viewport.current!.querySelectorAll('img')) image.loading = 'eager';
    };
    for (const type of ['pointermove', 'touchstart', 'focusin', 'keydown'])
      addEventListener(type, fetchPictures, { signal: first.signal, passive: true });
    return () => first.abort();
  }, []);

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const by = stepKeys[event.key];
    const end = { Home: 0, End: slidesOf(viewport.current).length - 1 }[event.key];
    const isOurs = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && isFullScreen();
    // A menu that is open has the keys.
    if (!isOurs || document.querySelector(':popover-open')) return;
    if (by) step(by);
    else if (end !== undefined) show(end);
    else return;
    event.preventDefault();
  });
  const onHash = useEffectEvent(({ newURL }: HashChangeEvent) => {
    const { hash } = new URL(newURL);
    const index = slidesOf(viewport.current).findIndex(({ id }) => `#${id}` === hash);
    if (index < 0) return;
    const slider = active(embla.current);
    if (!slider) return scrollTo(index);
    // The browser has scrolled to it; from here on Embla moves there, from where it stands.
    viewport.current!.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    slider.scrollTo(index);
  });
  const onWheel = useEffectEvent((by: 1 | -1) => step(by));
  useEffect(() => {
    if (!isReady) return;
    const gone = new AbortController();
    addEventListener('keydown', onKey, { signal: gone.signal });
    wheelSteps(section.current!, isFullScreen, onWheel, gone.signal);
    return () => gone.abort();
  }, [isReady]);
  // From the start: a link may be followed just as Embla takes over.
  useEffect(() => {
    const gone = new AbortController();
    addEventListener('hashchange', onHash, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  useAwake(section, isReady);

  return { section, viewport, current, top, said, isReady, step, show };
}

const slidesOf = (row: HTMLElement | null) => [...(row?.firstElementChild?.children ?? [])] as HTMLElement[];

/** Embla, where it moves the slides: in a low window it does not. */
const active = (embla: EmblaCarouselType | undefined) => (embla?.internalEngine().options.active ? embla : undefined);

/** The picture of a slide by its index in the endless row. */
const pictureAt = (embla: EmblaCarouselType, index: number) =>
  decoded(embla.slideNodes().at(index % embla.slideNodes().length));

/** Moves to a slide once its picture can be painted: at once, unless somebody is quicker than the network. */
function oncePainted(embla: EmblaCarouselType, index: number, move: () => void): void {
  const decoding = pictureAt(embla, index);
  if (decoding) decoding.then(move);
  else move();
}

function prepareNeighbours(embla: EmblaCarouselType): void {
  for (const by of [1, -1]) pictureAt(embla, embla.selectedScrollSnap() + by);
}
