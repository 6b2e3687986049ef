import type { SubmissionStore } from './store/store.ts';

/** Time (ms) for which a result is reused, so that frequent requests do not write often. */
const freshMs = 1000;

/** Creates the health check, a function that rejects with the reason while submissions cannot be stored. */
export function createHealthCheck(store: Pick<SubmissionStore, 'probe'>): () => Promise<void> {
  let last = { at: Number.NEGATIVE_INFINITY, written: Promise.resolve() };
  return () => {
    const now = performance.now();
    if (now - last.at >= freshMs) last = { at: now, written: store.probe() };
    return last.written;
  };
}
