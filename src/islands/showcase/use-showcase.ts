import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { decodePicture } from './decode-picture.ts';
import { isFullScreen, resetScroll } from './full-screen.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { listenToWheel } from './listen-to-wheel.ts';
import { slidesOf, startEmbla } from './start-embla.ts';

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
 * Creates an endless slider that moves one screen at a time by wheel, drag, keys, touch and arrows. Embla moves it; in
 * a low window the page scrolls instead.
 */
export function useShowcase(axis: 'x' | 'y'): ShowcaseState {
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const [current, setCurrent] = useState(0);
  const [underHeader, setUnderHeader] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  /** Moves to a slide once its picture is decoded. The first slide follows the last. */
  const moveTo = async (index: number, move: (slider: EmblaCarouselType) => void) => {
    const slides = slidesOf(viewport.current);
    const slide = slides.at(index % slides.length);
    const slider = embla.current;
    if (!slider || !isFullScreen()) return slide?.scrollIntoView();
    const decoding = decodePicture(slide);
    if (decoding) await decoding;
    move(slider);
  };
  const step = (by: number) => moveTo(current + by, (slider) => (by < 0 ? slider.scrollPrev() : slider.scrollNext()));
  const show = (index: number) => moveTo(index, (slider) => slider.scrollTo(index));

  useEffect(() => {
    const controller = new AbortController();
    const onChange = (slide: HTMLElement) => {
      history.replaceState(history.state, '', `#${slide.id}`);
      setAnnouncement(slide.getAttribute('aria-label') ?? '');
    };
    const events = { onSlide: setCurrent, onChange, onUnderHeader: setUnderHeader };
    embla.current = startEmbla(viewport.current!, axis, events, controller.signal);
    return () => controller.abort();
  }, [axis]);

  const handleStep = useEffectEvent(step);
  const handleShow = useEffectEvent(show);
  /** Undoes the browser's scrolling to a slide and lets Embla move there instead. */
  const handleHash = useEffectEvent(({ newURL }: HashChangeEvent) => {
    const index = slidesOf(viewport.current).findIndex(({ id }) => `#${id}` === new URL(newURL).hash);
    if (index < 0) return;
    resetScroll(viewport.current!);
    show(index);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const handlers = { isEnabled: isFullScreen, onStep: handleStep };
    const onFirst = () => handleShow(0);
    const onLast = () => handleShow(slidesOf(viewport.current).length - 1);
    addEventListener('hashchange', handleHash, { signal });
    listenToKeys({ ...handlers, onFirst, onLast }, signal);
    listenToWheel(section.current!, handlers, signal);
    return () => controller.abort();
  }, []);

  return { section, viewport, current, underHeader, announcement, step, show };
}
