/**
 * Returns Embla's duration for a time (ms). Embla's unit is not time: in the browser 20 covered 99% of the distance in
 * 500 ms and 33 in 1000 ms (tests/details: slider-movement, showcases). Other times are interpolated linearly.
 */
export const emblaDuration = (ms: number): number => Math.round(7 + 0.026 * ms);
