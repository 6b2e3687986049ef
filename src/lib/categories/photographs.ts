/** Categories of photographs (docs/spec.md, section 3), in the order of the gallery's filter. */
export const photographCategories = ['wedding', 'portrait', 'fashion', 'commercial', 'landscape', 'shortfilm'] as const;

/** One of the six categories of photographs. */
export type PhotographCategory = (typeof photographCategories)[number];
