/** What a post of the blog may be filed under. */
export const postCategories = [
  'branding',
  'content',
  'events',
  'photography',
  'seo',
  'strategy',
  'web-development',
] as const;
