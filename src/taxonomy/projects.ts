/** The categories of the portfolio, in the order of its filter (spec section 3). */
export const projectCategories = ['web_design', 'ui_ux_design', 'mobile_apps', 'logo_design'] as const;

/** One of the portfolio's categories. */
export type ProjectCategory = (typeof projectCategories)[number];

/** The categories as visitors read them (spec section 2). */
export const categoryNames: Record<ProjectCategory, string> = {
  web_design: 'Web Design',
  ui_ux_design: 'UI/UX Design',
  mobile_apps: 'Mobile Apps',
  logo_design: 'Logo Design',
};

/** The grounds that a client's logo may stand on. */
export const projectTones = ['sand', 'sky', 'mist', 'dusk'] as const;

/** One of the grounds of a logo. */
export type ProjectTone = (typeof projectTones)[number];
