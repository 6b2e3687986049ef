import { type RefObject, useEffect } from 'react';
import { awakeEvent } from '../behaviours/awake-event.ts';

/**
 * Tells the `client:wake` directive that the island around `ref` answers from now on. `ready` is false while
 * what its controls move is not there yet; a click done again too early would be lost.
 */
export function useAwake(ref: RefObject<Element | null>, ready = true): void {
  useEffect(() => {
    // After the effects of the components around it, too: what was pressed before is done again then.
    if (ready) queueMicrotask(() => ref.current?.closest('astro-island')?.dispatchEvent(new Event(awakeEvent)));
  }, [ref, ready]);
}
