/** The categories of the portfolio, in the order of its filter (docs/spec.md, section 3). */
export const projectCategories = ['web_design', 'ui_ux_design', 'mobile_apps', 'logo_design'] as const;

/** One of the portfolio's categories. */
export type ProjectCategory = (typeof projectCategories)[number];

/** Backgrounds for a client's logo. */
export const projectTones = ['sand', 'sky', 'mist', 'dusk'] as const;

/** One of the schemes of a logo. */
export type ProjectTone = (typeof projectTones)[number];
