import { fullScreenQuery } from '../../styles/breakpoints.ts';

/** Returns true while a slide fills the window. In a lower window the page scrolls and Embla has no effect. */
export const isFullScreen = () => matchMedia(fullScreenQuery).matches;

/** Undoes the browser's own scrolling, also to a fragment that the visitor has entered. */
export const resetScroll = (viewport: HTMLElement) => {
  if (isFullScreen()) viewport.scrollTo({ left: 0, top: 0, behavior: 'instant' });
};
