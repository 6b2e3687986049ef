import type { EnquiryStore } from './enquiries/store.ts';

/** How long what a write has shown counts, in milliseconds: whoever asks all the time does not keep the disk busy. */
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
