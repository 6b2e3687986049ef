/** The corners of a picture that type may stand in. */
export const slidePlaces = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const;

/** One of the corners of a picture. */
export type SlidePlace = (typeof slidePlaces)[number];

/** What a picture may go over into at its upper edge: the sky, the dark of a studio, a wall by lamplight. */
export const slideAboves = ['sky', 'night', 'lamplight'] as const;

/** One of the grounds above a picture. */
export type SlideAbove = (typeof slideAboves)[number];

/** What type on a picture stands on. */
export const slideGrounds = ['light', 'dark'] as const;

/** The ground of type on a slide. */
export type SlideGround = (typeof slideGrounds)[number];
