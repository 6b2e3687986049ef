/** Categories of the FAQ in their order, as they appear in URLs (docs/spec.md, section 2). */
export const faqCategories = ['service-related', 'pricing', 'project-delivery', 'documentation'] as const;
