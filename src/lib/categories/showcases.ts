/** Corners of a picture that may hold text. */
export const slidePlaces = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const;

/** One of the corners of a picture. */
export type SlidePlace = (typeof slidePlaces)[number];

/** Colours above a picture's upper edge: sky or dark. */
export const slideAboves = ['sky', 'wall', 'night'] as const;

/** One of the schemes above a picture. */
export type SlideAbove = (typeof slideAboves)[number];

/** Parts of a picture that stay visible on a screen that is lower than the picture. */
export const slideKeeps = ['top', 'upper', 'middle'] as const;

/** One of the parts of a picture. */
export type SlideKeep = (typeof slideKeeps)[number];

/** Backgrounds behind text on a picture. */
export const slideGrounds = ['light', 'dark'] as const;

/** The ground of type on a slide. */
export type SlideScheme = (typeof slideGrounds)[number];
