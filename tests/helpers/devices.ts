/** A phone with a touch screen, as browser settings. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Browser settings of the two devices, with the words for titles of tests. */
export const devices = [['on a desktop', {}] as const, ['on a phone', phone] as const];

/** Browser settings that show a page without animation. */
export const withoutAnimation = [
  ['with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const;
