import type { ClientDirective } from 'astro';
import { awakeEvent } from './awake-event.ts';
import { afterLoad, fetchAhead, savesData } from './fetch-ahead.ts';
import { nextPaint } from './next-paint.ts';
import { openByLinks, openedEvent } from './open-dialog.ts';
import { isPlainClick } from './plain-click.ts';
import { scrollRows } from './scroll-rows.ts';

afterLoad(fetchAhead);

/** How long a link waits for an island whose script is here, in ms: about as long as a page takes to answer. */
const patience = 500;

/**
 * Hydrates an island when it is about to be needed: when it is touched, pointed at or focused, or also, with
 * `client:wake="near"`, when it comes near the screen, with `client:wake="page"` by whatever is done on the page, and with
 * `client:wake="address"` when Back changes the address in place or once the page was scrolled. Until then it runs no
 * script. What a visitor does in the meantime is answered by the page itself, where that can be (a row scrolls, a dialog
 * opens), and kept and done again once the island is awake. So is a click on a link that the island answers in place
 * (`data-in-place`), if its script is here already; else the browser follows the link, which is sooner. A button marked
 * `data-answered` has a behaviour of its own.
 */
const wake: ClientDirective = (load, { value }, island) => {
  const missed: (() => void)[] = [];
  const begin = new AbortController();
  const keep = new AbortController();
  const broken = new AbortController();
  const dialog = island.querySelector<HTMLDialogElement>('dialog[data-opened-by]');

  let pressed: HTMLAnchorElement | undefined;
  const followLink = () => pressed && location.assign(pressed.href);

  const hydrate = async () => {
    if (begin.signal.aborted) return;
    begin.abort();
    fetchAhead();
    const start = await load();
    await start();
  };
  const touched = (event: Event) => {
    // Of a pointer's events alone.
    const { type, target, pointerType } = event as PointerEvent;
    const isByMouse = pointerType === 'mouse';
    const isLink = dialog && target instanceof Element && target.closest(dialog.dataset.openedBy!);
    if (!isLink && !island.contains(target as Node)) return;
    if (isByMouse && (isLink || (type === 'pointerover' && value !== 'address'))) hydrate();
    // A tap is answered by the page before the island runs; a dialog opens first, and tells.
    else if (isLink || (!isByMouse && (type === 'pointerover' || type === 'pointerdown'))) fetchAhead();
    else nextPaint().then(hydrate);
  };

  // The network is gone or the script broke: the page goes back to working without it.
  island.addEventListener('astro:hydration-error', () => {
    keep.abort();
    broken.abort();
    followLink();
    island.querySelector<HTMLFormElement>('form[data-sent-early]')?.submit();
  });
  const over = value === 'page' ? [] : ['pointerover'];
  for (const type of [...over, 'pointerdown', 'click', 'focusin', 'keydown', 'submit'])
    (dialog ? document : island).addEventListener(type, touched, { signal: begin.signal, capture: true });
  if (value === 'address') {
    addEventListener('popstate', hydrate, { signal: begin.signal });
    const scrolled = () => afterLoad(() => savesData() || hydrate());
    addEventListener('scroll', scrolled, { signal: begin.signal, once: true });
  }
  if (value === 'near') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: '300px' },
    );
    for (const child of island.children) observer.observe(child);
    begin.signal.addEventListener('abort', () => observer.disconnect());
  }
  if (dialog)
    openByLinks(
      dialog,
      (link) => {
        const tell = () => dialog.dispatchEvent(new CustomEvent(openedEvent, { detail: link }));
        if (keep.signal.aborted) return tell();
        missed.push(() => dialog.open && tell());
        broken.signal.addEventListener('abort', () => dialog.open && location.assign(link.href));
        return nextPaint().then(hydrate);
      },
      broken.signal,
    );

  const during = { signal: keep.signal, capture: true };
  const pressAgain = (event: KeyboardEvent) =>
    missed.push(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
  dialog?.addEventListener('keydown', pressAgain, during);
  if (value === 'page') {
    // It is the page: any hand on it wakes it, and an address that is asked for by hand.
    for (const type of ['touchstart', 'wheel', 'hashchange'])
      addEventListener(type, hydrate, { signal: begin.signal, passive: true });
    // The browser says by itself that a pointer moved which only has something else under it.
    const moved = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && hydrate();
    addEventListener('pointermove', moved, { signal: begin.signal });
    addEventListener(
      'hashchange',
      ({ oldURL, newURL }) => missed.push(() => dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))),
      during,
    );
    // The keys that scroll a page are its own.
    document.addEventListener(
      'keydown',
      (event) => {
        hydrate();
        if (/^(Arrow|Page|Home|End)/.test(event.key)) pressAgain(event);
      },
      during,
    );
  }
  island.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const control =
        target instanceof Element ? target.closest('button:not([data-answered]), a[data-in-place]') : null;
      if (control instanceof HTMLButtonElement && control.type !== 'submit') {
        // React may have rendered the island already, and would answer this press as well as the one that is done again.
        event.stopImmediatePropagation();
        if (!scrollRows(island, control)) missed.push(() => control.click());
      }
      if (!(control instanceof HTMLAnchorElement && isPlainClick(event))) return;
      // Styles answer it; a page that Back returns to is as it was.
      control.dataset.pressed = '';
      const release = () => delete control.dataset.pressed;
      addEventListener('pagehide', release);
      if (!isFetched(island)) return;
      event.preventDefault();
      missed.push(() => {
        release();
        control.click();
      });
      if (!pressed) setTimeout(followLink, patience);
      pressed = control;
    },
    during,
  );
  island.addEventListener(
    'focusout',
    ({ target }) => missed.push(() => target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    during,
  );
  island.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // One that closes its dialog is the browser's.
      if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
      event.preventDefault();
      if (form.dataset.sentEarly !== undefined) return;
      form.dataset.sentEarly = '';
      missed.push(() => {
        delete form.dataset.sentEarly;
        form.requestSubmit();
      });
    },
    during,
  );
  island.addEventListener(
    awakeEvent,
    () => {
      keep.abort();
      pressed = undefined;
      for (const action of missed) action();
    },
    { once: true },
  );
};

/** Whether the scripts of an island have arrived. */
function isFetched(island: HTMLElement): boolean {
  return ['component-url', 'renderer-url'].every((name) => {
    const url = new URL(island.getAttribute(name) ?? '', location.href);
    return performance.getEntriesByName(url.href).length > 0;
  });
}

export default wake;
