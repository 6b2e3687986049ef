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
