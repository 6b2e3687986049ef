/** A category to filter by, or everything. */
export type Choice<Category extends string> = Category | 'all';

/** A choice of a filter as visitors read it, with how many items it leaves. */
export interface FilterOption<Category extends string> {
  value: Choice<Category>;
  name: string;
  count: number;
}

/** What a choice leaves of the items, in the order in which they came. */
export function chosen<Item extends { category: string }>(items: Item[], choice: Choice<Item['category']>): Item[] {
  return choice === 'all' ? items : items.filter(({ category }) => category === choice);
}

/** The choices of a filter: everything, and each category in the order of `names`. */
export function filterOptions<Category extends string>(
  items: { category: Category }[],
  names: Record<Category, string>,
  all: string,
): FilterOption<Category>[] {
  const values: Choice<Category>[] = ['all', ...(Object.keys(names) as Category[])];
  return values.map((value) => ({
    value,
    name: value === 'all' ? all : names[value],
    count: chosen(items, value).length,
  }));
}
