import { flushSync } from 'react-dom';

let latest: ViewTransition | undefined;

/** Finishes the current animation, if there is one. */
export function skipMove(): void {
  latest?.skipTransition();
}

/**
 * Renders a change of the list at once, and animates its items to their new places if the browser supports view
 * transitions and the visitor has not asked for reduced motion.
 */
export async function moveItems(list: HTMLElement, change: () => void): Promise<void> {
  const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches || !document.startViewTransition;
  if (isInstant) return flushSync(change);
  // The names are removed afterwards: in a transition to another page only the morphing picture may have one.
  const setTransitionNames = (isNamed: boolean) => {
    for (const item of list.children)
      if (item instanceof HTMLElement) item.style.viewTransitionName = isNamed ? `project-${item.id}` : '';
  };
  setTransitionNames(true);
  const transition = document.startViewTransition(() => {
    flushSync(change);
    setTransitionNames(true);
  });
  latest = transition;
  transition.finished.finally(() => transition === latest && setTransitionNames(false));
  await transition.updateCallbackDone;
}
