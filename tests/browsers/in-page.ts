/** Query for elements, by selector and accessible name. */
export interface Query {
  selector: string;
  /** Its whole name, or a pattern of it. */
  name?: string | { pattern: string };
  /** Restricts the query to the first of these. */
  within?: Query;
}

/** Functions that the tests add to every page before its own scripts. */
interface InPage {
  /** Returns the visible parts, in the order of the document. */
  find(query: Query): HTMLElement[];
  /** Returns script errors, failed requests and policy violations of all pages in this window. */
  errors(): string[];
}

declare global {
  interface Window {
    inPage: InPage;
  }
}

function install() {
  const plainText = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const named = [...by.map((id) => document.getElementById(id)), ...(labels ?? [])][0] ?? element;
    return plainText(element.ariaLabel ?? named.textContent);
  };
  const find = ({ selector, name, within }: Query): HTMLElement[] => {
    const scope = within ? find(within)[0] : document;
    return [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (name === undefined) return true;
      return typeof name === 'string' ? nameOf(element) === name : new RegExp(name.pattern).test(nameOf(element));
    });
  };

  const storageKey = 'test-errors';
  const errors = (): string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  const record = (error: string) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem(storageKey, JSON.stringify([...errors(), error]));
  };
  // Listens in the capture phase, because error events of pictures and scripts do not bubble.
  addEventListener(
    'error',
    ({ message, target }) => {
      // Browsers report a source of an unsupported type and skip it.
      if (target instanceof HTMLSourceElement) return;
      // Scripts fetched after load are cancelled if the page is left meanwhile.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof HTMLScriptElement && target.src.includes('/StartAnimations.')) return;
      const file = target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
      // The event target may not be an element with a URL; then report its type and the page.
      record(message || `did not load: ${file || `${target} of ${location.pathname}, ${document.readyState}`}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // A later listener of the page may deal with it.
    setTimeout(() => event.defaultPrevented || record(`unhandled: ${event.reason}`));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`policy: ${violatedDirective} ${blockedURI}`),
  );
  window.inPage = { find, errors };
}

/** The same as a script for the browser. */
export const early = `(${install})();`;
