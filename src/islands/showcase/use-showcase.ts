import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fullScreenQuery } from '../../styles/breakpoints.ts';
import { nearestSlide } from '../slider/nearest-slide.ts';
import { decodeNeighbours, decodePicture, loadAtFirstInteraction } from './decode-picture.ts';
import { drawTransitions } from './draw-transitions.ts';
import { showcaseOptions } from './settings.ts';
import { slideKeys } from './slide-keys.ts';
import { watchSlides } from './watch-slides.ts';
import { wheelSteps } from './wheel-steps.ts';

const isFullScreen = () => matchMedia(fullScreenQuery).matches;

/** Undoes the browser's own scrolling, also to a fragment that the visitor has entered. */
const resetScroll = (viewport: HTMLElement) => {
  if (isFullScreen()) viewport.scrollTo({ left: 0, top: 0, behavior: 'instant' });
};

const slidesOf = ({ current }: RefObject<HTMLElement | null>) =>
  [...(current?.firstElementChild?.children ?? [])] as HTMLElement[];

/** The elements, position and controls of a showcase. */
interface ShowcaseState {
  section: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  /** Index of the slide on screen. */
  current: number;
  /** Index of the slide under the header. */
  underHeader: number;
  /** Name of the slide on screen, for screen readers, after it has changed. */
  announcement: string;
  step(by: number): void;
  show(index: number): void;
}

/**
 * Creates an endless slider that moves one screen at a time by wheel, drag, keys, touch and arrows (docs/spec.md,
 * section 9). Embla moves it; in a low window the page scrolls instead.
 */
export function useShowcase(axis: 'x' | 'y'): ShowcaseState {
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  /** Stops the drawing of transitions. */
  const endTransitions = useRef<() => void>(undefined);
  const [current, setCurrent] = useState(0);
  const [underHeader, setUnderHeader] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  /** Moves to a slide once its picture is decoded. The first slide follows the last. */
  const moveTo = async (index: number, move: (slider: EmblaCarouselType) => void) => {
    const all = slidesOf(viewport);
    const slide = all.at(index % all.length);
    const slider = embla.current;
    if (!slider || !isFullScreen()) return slide?.scrollIntoView();
    const decoding = decodePicture(slide);
    if (decoding) await decoding;
    move(slider);
  };
  const step = (by: number) => moveTo(current + by, (slider) => (by < 0 ? slider.scrollPrev() : slider.scrollNext()));
  const show = (index: number) => moveTo(index, (slider) => slider.scrollTo(index));

  // Marks the slide on screen, also in the URL. Embla reports its moves, an observer reports scrolling in a low window.
  useEffect(() => {
    const viewportElement = viewport.current!;
    const all = slidesOf(viewport);
    const linked = all.findIndex(({ id }) => `#${id}` === location.hash);
    // Browsers do not scroll to the fragment when a page is reloaded.
    if (linked > 0) all[linked]!.scrollIntoView();
    let seen = Math.max(0, linked);
    const handleSlide = (index: number) => {
      setCurrent(index);
      if (index === seen) return;
      seen = index;
      history.replaceState(history.state, '', `#${all[index]!.id}`);
      setAnnouncement(all[index]!.getAttribute('aria-label') ?? '');
    };

    const slider = EmblaCarousel(viewportElement, {
      ...showcaseOptions(axis),
      startIndex: nearestSlide(viewportElement),
    });
    const end = new AbortController();
    const handleSelect = () => {
      if (isFullScreen()) handleSlide(slider.selectedScrollSnap());
    };
    const handleScrolledTo = (index: number) => {
      if (!isFullScreen()) handleSlide(index);
    };
    const handleUnderHeader = (index: number) => {
      if (!endTransitions.current) setUnderHeader(index);
    };
    const start = () => {
      resetScroll(viewportElement);
      endTransitions.current?.();
      const isAnimated = isFullScreen() && matchMedia('(prefers-reduced-motion: no-preference)').matches;
      endTransitions.current = isAnimated ? drawTransitions(slider, axis, setUnderHeader) : undefined;
      handleSelect();
    };
    /** Keeps the slide on screen when the window has become low or high, such as a phone that is rotated. */
    const restart = () => {
      if (isFullScreen()) slider.scrollTo(seen, true);
      else all[seen]!.scrollIntoView();
      start();
    };
    embla.current = slider;
    viewportElement.setAttribute('data-hydrated', '');
    slider.on('select', handleSelect).on('reInit', restart).on('settle', decodeNeighbours);
    viewportElement.addEventListener('scroll', () => resetScroll(viewportElement), { signal: end.signal });
    watchSlides(all, '-50%', handleScrolledTo, end.signal);
    watchSlides(all, '0px -50% -95%', handleUnderHeader, end.signal);
    loadAtFirstInteraction(slider, end.signal);
    start();
    return () => {
      end.abort();
      endTransitions.current?.();
      slider.destroy();
    };
  }, [axis]);

  const handleStep = useEffectEvent(step);
  const handleShow = useEffectEvent(show);
  /** The browser has scrolled to the slide. Embla moves there instead, from its own position. */
  const handleHash = useEffectEvent(({ newURL }: HashChangeEvent) => {
    const index = slidesOf(viewport).findIndex(({ id }) => `#${id}` === new URL(newURL).hash);
    if (index < 0) return;
    resetScroll(viewport.current!);
    show(index);
  });
  useEffect(() => {
    const end = new AbortController();
    addEventListener('hashchange', handleHash, { signal: end.signal });
    slideKeys(isFullScreen, handleStep, (isLast) => handleShow(isLast ? slidesOf(viewport).length - 1 : 0), end.signal);
    wheelSteps(section.current!, isFullScreen, handleStep, end.signal);
    return () => end.abort();
  }, []);

  return { section, viewport, current, underHeader, announcement, step, show };
}
