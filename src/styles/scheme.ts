/** Colour scheme of a page or section. */
export type Scheme = 'light' | 'dark';
