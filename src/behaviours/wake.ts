import type { ClientDirective } from 'astro';

/** What an island sends to its `astro-island` element once its controls answer; see use-awake.ts. */
export const awakeEvent = 'island:awake';

/** How long a link waits for an island whose script is here, in ms: about as long as a page takes to answer. */
const patience = 500;

/**
 * Hydrates an island when it is about to be needed: when it is touched, pointed at or focused, or, with
 * `client:wake="near"`, when it comes near the screen, or with `client:wake="address"`, when Back changes the address
 * in place. Until then it costs no script. What a visitor does in the meantime (a click on a button, a field left, a
 * form sent) is kept and done again once it is awake. So is a click on a link that the island answers in place
 * (`data-in-place`), if its script is here already; else the browser follows the link, which is sooner.
 */
const wake: ClientDirective = (load, { value }, island) => {
  const missed: (() => void)[] = [];
  const begin = new AbortController();
  const keep = new AbortController();

  let pressed: HTMLAnchorElement | undefined;
  const followLink = () => pressed && location.assign(pressed.href);

  const hydrate = async () => {
    begin.abort();
    const start = await load();
    await start();
  };
  // The script could not be loaded or failed: the page works without it.
  island.addEventListener('astro:hydration-error', () => {
    keep.abort();
    followLink();
    island.querySelector<HTMLFormElement>('form[data-sent-early]')?.submit();
  });
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'submit'])
    island.addEventListener(type, hydrate, { signal: begin.signal, passive: true });
  if (value === 'address') addEventListener('popstate', hydrate, { signal: begin.signal });
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

  const during = { signal: keep.signal, capture: true };
  island.addEventListener(
    'click',
    (event) => {
      const { target, button: pointer, metaKey, ctrlKey, shiftKey, altKey } = event;
      const control = target instanceof Element ? target.closest('button, a[data-in-place]') : null;
      if (control instanceof HTMLButtonElement && control.type !== 'submit') missed.push(() => control.click());
      if (!(control instanceof HTMLAnchorElement)) return;
      if (pointer !== 0 || metaKey || ctrlKey || shiftKey || altKey || !isFetched(island)) return;
      event.preventDefault();
      control.dataset.pressed = '';
      missed.push(() => {
        delete control.dataset.pressed;
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
      if (!(form instanceof HTMLFormElement)) return;
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
