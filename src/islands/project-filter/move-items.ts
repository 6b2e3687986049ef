import { flushSync } from 'react-dom';

let latest: ViewTransition | undefined;

/** Ends the movement that goes on, if one does. */
export function skipMove(): void {
  latest?.skipTransition();
}

/**
 * Renders a change of the list at once, and has its items move to their new places where the browser can do that and
 * the visitor likes it.
 */
export async function moveItems(list: HTMLElement, change: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !document.startViewTransition;
  if (still) return flushSync(change);
  // Named for this long only: on the way to another page just the picture that moves there has a name.
  const name = (named: boolean) => {
    for (const item of list.children)
      if (item instanceof HTMLElement) item.style.viewTransitionName = named ? `project-${item.id}` : '';
  };
  name(true);
  const transition = document.startViewTransition(() => {
    flushSync(change);
    name(true);
  });
  latest = transition;
  transition.finished.finally(() => transition === latest && name(false));
  await transition.updateCallbackDone;
}
