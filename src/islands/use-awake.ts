import { type RefObject, useEffect } from 'react';
import { awakeEvent } from '../behaviours/wake.ts';

/** Tells the `client:wake` directive that the island around `ref` answers from now on. */
export function useAwake(ref: RefObject<Element | null>): void {
  useEffect(() => {
    ref.current?.closest('astro-island')?.dispatchEvent(new Event(awakeEvent));
  }, [ref]);
}
