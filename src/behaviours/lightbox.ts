// Opens the large picture of each link marked `data-lightbox` in the page's lightbox (components/Lightbox) instead of
// by itself.
import { afterPaint } from './after-paint.ts';
import { openLightbox } from './lightbox-dialog.ts';

// Enter acts once: held down, it would press what has the focus next as well, the picture or a tool.
document.addEventListener('keydown', (event) => {
  const isHeld = event.key === 'Enter' && event.repeat;
  if (isHeld && event.target instanceof Element && event.target.closest('a[data-lightbox], [data-lightbox-dialog]'))
    event.preventDefault();
});
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
