/** The categories of the FAQ, in the order in which they stand, by the part of their address (spec section 2). */
export const faqCategories = ['service-related', 'pricing', 'project-delivery', 'documentation'] as const;
