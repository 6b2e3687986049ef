// The numbers are those of docs/spec.md, section 4.

/** The number of items a list shows at first, and how many Load More adds. */
export interface Paging {
  initial: number;
  step: number;
}

/** Paging of the portfolio. */
export const portfolioPaging: Paging = { initial: 7, step: 3 };
/** Paging of the projects on the home and freelancer pages. */
export const projectGridPaging: Paging = { initial: 6, step: 4 };
/** Paging of the digital agency's projects. */
export const digitalProjectPaging: Paging = { initial: 6, step: 3 };
/** Paging of the photographs. */
export const photographPaging: Paging = { initial: 10, step: 4 };

/** The id of the first hidden item, which Load More links to. A page has only one such list. */
export const moreId = 'more';

/** Returns the attributes of the list item at an index. */
export const itemAttributes = (index: number, { initial }: Paging) => ({
  'data-item': true,
  'data-later': index >= initial || undefined,
  id: index === initial ? moreId : undefined,
});
