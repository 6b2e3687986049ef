/** The categories of the portfolio, in the order of its filter (spec section 3). */
export const projectCategories = ['web_design', 'ui_ux_design', 'mobile_apps', 'logo_design'] as const;

/** One of the portfolio's categories. */
export type ProjectCategory = (typeof projectCategories)[number];

/** The grounds that a client's logo may stand on. */
export const projectTones = ['sand', 'sky', 'mist', 'dusk'] as const;

/** One of the grounds of a logo. */
export type ProjectTone = (typeof projectTones)[number];
