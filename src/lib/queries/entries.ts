import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';

/** Names of the collections whose entries keep the order of their file. */
type Ordered = {
  [Name in CollectionKey]: CollectionEntry<Name>['data'] extends { order: number } ? Name : never;
}[CollectionKey];

/** Returns the entries of a list in the order of its file. */
export async function getInOrder<Name extends Ordered>(name: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(name)).sort((a, b) => a.data.order - b.data.order);
}

/** Returns the data of a list's entries in the order of its file. */
export const getDataInOrder = async <Name extends Ordered>(name: Name): Promise<CollectionEntry<Name>['data'][]> =>
  (await getInOrder(name)).map(({ data }) => data);

/** Returns an entry and its neighbours in the file's order; the first follows the last. */
export function findWithNeighbours<Entry extends { id: string }>(entries: Entry[], id: string) {
  const at = entries.findIndex((entry) => entry.id === id);
  const entry = entries[at];
  const next = entries[(at + 1) % entries.length];
  const previous = entries.at(at - 1);
  if (!entry || !next || !previous) throw new Error(`There is no entry called "${id}"`);
  return { entry, next, previous };
}

/** A reference in content to an entry of a collection. */
export interface Reference<Name extends CollectionKey> {
  collection: Name;
  id: string;
}

/**
 * Returns the entry that content refers to. A build reports references without an entry with their file and line
 * before this (src/integrations/content-check).
 */
export async function requireEntry<Name extends CollectionKey>(
  reference: Reference<Name>,
): Promise<CollectionEntry<Name>> {
  const entry = await getEntry(reference.collection, reference.id);
  if (!entry) throw new Error(`There is no entry "${reference.id}" in ${reference.collection}`);
  return entry as CollectionEntry<Name>;
}
