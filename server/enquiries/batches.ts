/** How many items one batch takes at most. */
const batchSize = 256;

/** How many items may wait at once; those beyond are refused, so that a flood is told so at once and takes no memory. */
const mostWaiting = 2048;

/** Thrown when too many items wait. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/**
 * Does together what is asked for at about the same time: what arrives while one batch is worked on forms the next.
 * `work` resolves to a result for each item, in their order; when it rejects, so does every item of the batch. Many
 * enquiries then wait for one commit, which costs as much as that of a single one.
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Result[] | Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }[] = [];
  let busy = false;

  async function run() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        const results = await work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => {
          resolve(results[index]!);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      // So that requests which arrived meanwhile are read first, and join the next batch.
      await new Promise(setImmediate);
    }
    busy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new Overloaded('too many enquiries wait to be kept'));
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void run());
    });
}
