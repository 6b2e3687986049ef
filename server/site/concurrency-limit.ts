/** Runs work a few pieces at a time. */
export interface ConcurrencyLimit {
  /** Runs the work as soon as there is room. Rejects with QueueFull, and runs nothing, when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Too many pieces of work are waiting. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs `atOnce` at a time and lets `waiting` wait, so that a flood of requests takes neither the thread nor memory. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let busy = 0;
  return {
    async run(work) {
      if (busy < atOnce) busy++;
      else if (queue.length < waiting) await new Promise<void>((start) => queue.push(start));
      else throw new QueueFull('too many wait to be rendered');
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
