import { nextPaint } from './next-paint.ts';
import { isPlainClick } from './plain-click.ts';

/** What the dialog of an island is sent when a link has opened it; `detail` is the link. */
export const openedEvent = 'dialog:opened';

/**
 * Has the links that the dialog names (`data-opened-by`) open it instead of leading away, at once and whether or not its
 * island is awake. Until that has filled it, its styles may show the link's own picture (`--preview`). `opened` is called
 * with the link. Ends with `signal`: then the links lead away again.
 */
export function openByLinks(
  dialog: HTMLDialogElement,
  opened: (link: HTMLAnchorElement) => void,
  signal: AbortSignal,
): void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(dialog.dataset.openedBy ?? '') : null;

  document.addEventListener(
    'keydown',
    (event) => {
      // Enter acts once: held down, it would press what has the focus next as well, a tool or the link.
      const isHeld = event.key === 'Enter' && event.repeat;
      if (isHeld && (linkOf(event) || dialog.contains(event.target as Node))) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    async (event) => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      link.dataset.opening = '';
      await nextPaint();
      delete link.dataset.opening;
      if (dialog.open) return;
      const picture = link.querySelector('img');
      if (picture) dialog.style.setProperty('--preview', `url("${picture.currentSrc}")`);
      // Where the focus goes back to; a click alone does not give it everywhere.
      link.focus({ preventScroll: true });
      dialog.showModal();
      opened(link);
    },
    { signal },
  );
}
