/**
 * Embla's durations for the times (ms) of docs/spec.md, section 9. Embla's unit is not time: the values were measured
 * in the browser, until 99% of the distance was covered. Tests in tests/details (slider-movement, showcases) measure
 * them.
 */
export const emblaDuration = { 500: 20, 1000: 33 };
