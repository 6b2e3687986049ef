// Every page opens at its top (spec section 2), also when it is loaded again; only going back returns to the place.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'reload' && !location.hash) {
  history.scrollRestoration = 'manual';
  scrollTo({ top: 0, behavior: 'instant' });
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')));
}

export {};
