/** What a visitor would call a part of the page. */
export interface Query {
  selector: string;
  /** Its whole name, or a pattern of it. */
  name?: string | { pattern: string };
  /** Only inside the first of these. */
  within?: Query;
}

/** What the tests put into every page before its own scripts. */
interface InPage {
  /** The parts that show, in the order of the document. */
  find(query: Query): HTMLElement[];
  /** Errors of scripts, files that did not come and breaches of policy, of all pages of this window. */
  errors(): string[];
}

declare global {
  interface Window {
    inPage: InPage;
  }
}

function install() {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const named = [...by.map((id) => document.getElementById(id)), ...(labels ?? [])][0] ?? element;
    return words(element.ariaLabel ?? named.textContent);
  };
  const find = ({ selector, name, within }: Query): HTMLElement[] => {
    const scope = within ? find(within)[0] : document;
    return [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (name === undefined) return true;
      return typeof name === 'string' ? nameOf(element) === name : new RegExp(name.pattern).test(nameOf(element));
    });
  };

  const kept = 'test-errors';
  const errors = (): string[] => JSON.parse(sessionStorage.getItem(kept) ?? '[]');
  const keep = (error: string) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem(kept, JSON.stringify([...errors(), error]));
  };
  // Captured: the failure of a picture or a script does not rise.
  addEventListener(
    'error',
    ({ message, target }) => {
      // A browser passes over a source of a type that it does not play, and says so.
      if (target instanceof HTMLSourceElement) return;
      // What a page fetches once it is loaded, ahead or for its motion, is cut off where it is left.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      if (target instanceof HTMLScriptElement && target.src.includes('/StartScript.')) return;
      const file = target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
      // What is no element has no file: it says at least what it is, and where.
      keep(message || `did not come: ${file || `${target} of ${location.pathname}, ${document.readyState}`}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // A later listener of the page may deal with it.
    setTimeout(() => event.defaultPrevented || keep(`unhandled: ${event.reason}`));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} ${blockedURI}`),
  );
  window.inPage = { find, errors };
}

/** The same as a script that a browser can be given. */
export const early = `(${install})();`;
