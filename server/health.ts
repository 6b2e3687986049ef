import type { SubmissionStore } from './store/store.ts';

/** Time (ms) for which a result is reused, so that frequent requests do not write often. */
const freshMs = 1000;

/** Creates the health check, a function that rejects with the reason while submissions cannot be stored. */
export function createHealthCheck(store: Pick<SubmissionStore, 'probe'>): () => Promise<void> {
  let last: { until: number; written: Promise<void> } | undefined;
  return () => {
    if (!last || performance.now() >= last.until) {
      const probe = { until: Number.POSITIVE_INFINITY, written: store.probe() };
      const settled = () => {
        probe.until = performance.now() + freshMs;
      };
      probe.written.then(settled, settled);
      last = probe;
    }
    return last.written;
  };
}
