import type { EnquiryStore } from './enquiries/store.ts';

/** How long the result of a write is reused, in milliseconds: frequent requests do not keep the disk busy. */
const freshMs = 1000;

/** Tells whether enquiries can be kept. */
export function createHealth(store: Pick<EnquiryStore, 'probe'>) {
  let last: { until: number; written: Promise<void> } | undefined;
  return {
    /** Rejects with the reason while enquiries cannot be kept. */
    check(): Promise<void> {
      if (!last || performance.now() >= last.until) {
        const probe = { until: Number.POSITIVE_INFINITY, written: store.probe() };
        const settled = () => {
          probe.until = performance.now() + freshMs;
        };
        probe.written.then(settled, settled);
        last = probe;
      }
      return last.written;
    },
  };
}
