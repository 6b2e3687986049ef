/** Whether the visitor has the browser save data: then nothing is fetched before it is asked for. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Calls `act` after load, when the browser has nothing else to do. */
export function afterLoad(act: () => void): void {
  // Safari has no requestIdleCallback.
  const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(() => act());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/**
 * Fetches the scripts of the page's islands, which the build has listed at the end of the page (module-links.ts),
 * without running them.
 */
export function fetchAhead(): void {
  const list = document.querySelector<HTMLTemplateElement>('template[data-modules]');
  if (list && !savesData()) document.head.append(list.content);
}
