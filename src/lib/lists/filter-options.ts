/** A category to filter by, or everything. */
export type Choice<Category extends string> = Category | 'all';

/** An option of a filter, with its label and its number of items. */
export interface FilterOption<Category extends string> {
  value: Choice<Category>;
  name: string;
  count: number;
}

/** Returns the options of a filter: all items (labelled `all`), then each category in the order of `names`. */
export function filterOptions<Category extends string>(
  items: { category: Category }[],
  names: Record<Category, string>,
  all: string,
): FilterOption<Category>[] {
  const values: Choice<Category>[] = ['all', ...(Object.keys(names) as Category[])];
  return values.map((value) => ({
    value,
    name: value === 'all' ? all : names[value],
    count: value === 'all' ? items.length : items.filter(({ category }) => category === value).length,
  }));
}
