/** The categories of the portfolio, in the order of its filter (docs/spec.md, section 3). */
export const projectCategories = ['web_design', 'ui_ux_design', 'mobile_apps', 'logo_design'] as const;

/** One of the portfolio's categories. */
export type ProjectCategory = (typeof projectCategories)[number];

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

/**
 * Categories of photographs (docs/spec.md, section 3), in the order of the gallery's filter. Photographs.module.css lists
 * them as well: it filters without script.
 */
export const photographCategories = ['wedding', 'portrait', 'fashion', 'commercial', 'landscape', 'shortfilm'] as const;

/** Categories of the FAQ in their order, as they appear in URLs (docs/spec.md, section 2). */
export const faqCategories = ['service-related', 'pricing', 'project-delivery', 'documentation'] as const;
