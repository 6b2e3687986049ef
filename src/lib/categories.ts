/** The categories of the portfolio, in the order of its filter (docs/spec.md, section 3). */
export const projectCategories = ['web_design', 'ui_ux_design', 'mobile_apps', 'logo_design'] as const;

/** One of the portfolio's categories. */
export type ProjectCategory = (typeof projectCategories)[number];

/** Backgrounds for a client's logo. */
export const projectTones = ['sand', 'sky', 'mist', 'dusk'] as const;

/** One of the backgrounds for a logo. */
export type ProjectTone = (typeof projectTones)[number];

/** Categories of blog posts. */
export const postCategories = [
  'branding',
  'content',
  'events',
  'photography',
  'seo',
  'strategy',
  'web-development',
] as const;

/** Categories of photographs (docs/spec.md, section 3), in the order of the gallery's filter. */
export const photographCategories = ['wedding', 'portrait', 'fashion', 'commercial', 'landscape', 'shortfilm'] as const;

/** One of the six categories of photographs. */
export type PhotographCategory = (typeof photographCategories)[number];

/** Categories of the FAQ in their order, as they appear in URLs (docs/spec.md, section 2). */
export const faqCategories = ['service-related', 'pricing', 'project-delivery', 'documentation'] as const;

/** Corners of a picture for its text. */
export const textPositions = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const;

/** Colours above a picture's upper edge. */
export const topColours = ['sky', 'tile', 'wall', 'clay', 'night'] as const;

/** Parts of a picture that stay visible on a screen that is lower than the picture. */
export const slideCrops = ['top', 'upper', 'middle'] as const;

/** Brightness of a picture behind its text. */
export const slideSchemes = ['light', 'dark'] as const;
