/** Corners of a picture for its text. */
export const textPositions = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const;

/** One of the corners of a picture. */
export type TextPosition = (typeof textPositions)[number];

/** Colours above a picture's upper edge: sky or dark. */
export const topColours = ['sky', 'wall', 'night'] as const;

/** One of these colours. */
export type TopColour = (typeof topColours)[number];

/** Parts of a picture that stay visible on a screen that is lower than the picture. */
export const slideCrops = ['top', 'upper', 'middle'] as const;

/** One of the parts of a picture. */
export type SlideCrop = (typeof slideCrops)[number];

/** Brightness of a picture behind its text. */
export const slideSchemes = ['light', 'dark'] as const;

/** Scheme of a slide: text is dark on a light picture, and light on a dark one. */
export type SlideScheme = (typeof slideSchemes)[number];
