// Opens the large picture of each link marked `data-lightbox` in the page's lightbox (components/Lightbox) instead of
// by itself. What moves it there comes only when the first picture is pointed at, focused or clicked.
const load = () => import('./lightbox-dialog.ts');

for (const type of ['pointerover', 'focusin', 'click'])
  document.addEventListener(type, async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-lightbox]') : null;
    if (!link) return;
    if (type !== 'click') return void load().catch(() => {});
    const mouse = event as MouseEvent;
    if (mouse.button !== 0 || mouse.metaKey || mouse.ctrlKey || mouse.shiftKey || mouse.altKey) return;
    event.preventDefault();
    try {
      (await load()).openLightbox(link);
    } catch {
      location.assign(link.href);
    }
  });

export {};
