import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openedEvent } from '../behaviours/open-dialog.ts';

/** Calls `act` with the link that has opened the dialog; see behaviours/open-dialog.ts. */
export function useOpened(dialog: RefObject<HTMLDialogElement | null>, act: (link: HTMLAnchorElement) => void): void {
  const opened = useEffectEvent((event: Event) => act((event as CustomEvent<HTMLAnchorElement>).detail));
  useEffect(() => {
    const element = dialog.current!;
    element.addEventListener(openedEvent, opened);
    return () => element.removeEventListener(openedEvent, opened);
  }, [dialog]);
}
