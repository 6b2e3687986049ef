/** How many items of a list are shown at first, and how many more at a press of Load More (spec section 4). */
export interface Paging {
  initial: number;
  step: number;
}

/** Whether the item at a place waits for Load More, and for its next press or a later one: its `data-later`. */
export function later(place: number, { initial, step }: Paging): 'next' | 'rest' | undefined {
  if (place < initial) return undefined;
  return place < initial + step ? 'next' : 'rest';
}
