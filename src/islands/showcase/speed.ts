/** Duration of a slide's transition (ms, docs/spec.md, section 9). */
export const slideDuration = 1000;

/**
 * The same as Embla's `duration`, which is not a time: by its formula, 99% of the distance is covered after 60 frames.
 * Changes together with `slideDuration`; tests/e2e/showcases.spec.ts measures both.
 */
export const emblaDuration = 33;
