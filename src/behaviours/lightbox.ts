// Opens the large picture of each link marked `data-lightbox` in the page's lightbox (components/Lightbox) instead of
// by itself.
import { afterPaint } from './after-paint.ts';
import { openLightbox } from './lightbox-dialog.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-lightbox]') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.dataset.opening = '';
  afterPaint(() => {
    delete link.dataset.opening;
    openLightbox(link);
  });
});
