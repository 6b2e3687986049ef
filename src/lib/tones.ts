/** Backgrounds for a client's logo. */
export const projectTones = ['sand', 'sky', 'mist', 'dusk'] as const;

/** One of the backgrounds for a logo. */
export type ProjectTone = (typeof projectTones)[number];

/** Returns true if text on a background is light. */
export const isDarkTone = (tone: ProjectTone): boolean => tone === 'dusk';

/** Backgrounds of a post's picture. */
export const postTones = [...projectTones, 'accent'] as const;

/** One of the backgrounds of a post's picture. */
export type PostTone = (typeof postTones)[number];
