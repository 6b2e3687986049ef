/** Scrolled less than this, in pixels, a visitor has not gone on yet. */
const still = 4;

/**
 * The sphere of the first screen leaves its dune as the page is scrolled, stands in for marks on its way, and grows into
 * the last call to action. It begins with the first thing that a visitor does, and what it needs is fetched then.
 */
export default function journey(hero: HTMLElement, signal: AbortSignal): void {
  // Colours of the page's own; and the way is laid out from left to right.
  if (matchMedia('(forced-colors: active)').matches || hero.matches(':dir(rtl)')) return;
  const begun = new AbortController();
  const begin = async () => {
    begun.abort();
    const { travel } = await import('./journey/travel.ts');
    if (!signal.aborted) travel(hero, signal);
  };
  const started = { signal: AbortSignal.any([signal, begun.signal]), passive: true };
  for (const kind of ['pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'])
    addEventListener(kind, begin, started);
  if (scrollY > still) begin();
}
