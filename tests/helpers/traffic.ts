import type { Page } from '@playwright/test';

const KiB = 1024;

/** Compressed sizes (KiB) of the files that a page has loaded. Films are not counted: they have their own budget. */
interface Traffic {
  scriptsBeforeLoad: number;
  scriptsAfterLoad: number;
  withoutScripts: number;
  pictures: number;
  fonts: number;
  styles: number;
  /** Number of requests besides those for scripts. */
  requests: number;
}

/** Records what a page loads from now on, in Chromium. Returns a function that returns the traffic so far. */
export async function recordTraffic(page: Page): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let isLoaded = false;
  session.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') kinds.set(requestId, isLoaded ? 'ScriptAfterLoad' : 'ScriptBeforeLoad');
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && !response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind !== 'Media') bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / KiB;
  });
  return () => {
    const { ScriptBeforeLoad: scriptsBeforeLoad = 0, ScriptAfterLoad: scriptsAfterLoad = 0, ...others } = bytes;
    return {
      scriptsBeforeLoad,
      scriptsAfterLoad,
      withoutScripts: Object.values(others).reduce((sum, part) => sum + part, 0),
      pictures: others.Image ?? 0,
      fonts: others.Font ?? 0,
      styles: others.Stylesheet ?? 0,
      requests: [...kinds.values()].filter((kind) => !kind.startsWith('Script')).length,
    };
  };
}
