/** Work that is done a few at a time. */
export interface Turns {
  /** Does the work once it is its turn. Rejects with TooMany, and does nothing, when too many wait. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** That too many wait for their turn. */
export class TooMany extends Error {
  override name = 'TooMany';
}

/** Has `atOnce` at work at a time and `waiting` wait, so that a flood takes neither the thread nor memory. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let busy = 0;
  return {
    async take(work) {
      if (busy < atOnce) busy++;
      else if (queue.length < waiting) await new Promise<void>((start) => queue.push(start));
      else throw new TooMany('too many wait to be rendered');
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // What else has arrived meanwhile is answered first.
        if (next) setImmediate(next);
        else busy--;
      }
    },
  };
}
