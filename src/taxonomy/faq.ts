/** The categories of the FAQ, in the order in which they stand (spec section 2). */
export const faqCategories = ['Service related', 'Pricing', 'Project delivery', 'Documentation'] as const;
