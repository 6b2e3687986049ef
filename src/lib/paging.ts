/** The number of items a list shows at first, and how many Load More adds (docs/spec.md, section 4). */
export interface Paging {
  initial: number;
  step: number;
}

/** Paging of the portfolio (docs/spec.md, section 4). */
export const portfolioPaging: Paging = { initial: 7, step: 3 };
/** Paging of the projects on the home and freelancer pages (docs/spec.md, section 4). */
export const projectPaging: Paging = { initial: 6, step: 4 };
/** Paging of the digital agency's projects (docs/spec.md, section 4). */
export const digitalProjectPaging: Paging = { initial: 6, step: 3 };
/** Paging of the photographs (docs/spec.md, section 4). */
export const photographPaging: Paging = { initial: 10, step: 4 };

/** The id of the first item that is not shown at first. Load More links to it until its script runs. */
export const moreId = 'more';

/** Returns the attributes of the list item at an index. */
export const itemAttributes = (index: number, { initial }: Paging) => ({
  'data-item': true,
  'data-later': index >= initial || undefined,
  id: index === initial ? moreId : undefined,
});
