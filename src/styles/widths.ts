/** The widths at which layouts change, in px, by the smallest screen that is wider. */
export const widths = { phone: 600, tablet: 820, laptop: 991, desktop: 1200, wide: 1400, huge: 1600 };

export type WidthName = keyof typeof widths;
