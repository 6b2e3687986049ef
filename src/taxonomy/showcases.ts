/** The corners of a picture that type may stand in. */
export const slidePlaces = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const;

/** One of the corners of a picture. */
export type SlidePlace = (typeof slidePlaces)[number];

/** What a picture may go over into at its upper edge: the sky or the dark. */
export const slideAboves = ['sky', 'night'] as const;

/** One of the grounds above a picture. */
export type SlideAbove = (typeof slideAboves)[number];

/** Which part of a picture is kept where the screen is lower than it is. */
export const slideKeeps = ['top', 'upper', 'bottom'] as const;

/** One of the parts of a picture. */
export type SlideKeep = (typeof slideKeeps)[number];

/** What type on a picture stands on. */
export const slideGrounds = ['light', 'dark'] as const;

/** The ground of type on a slide. */
export type SlideGround = (typeof slideGrounds)[number];
