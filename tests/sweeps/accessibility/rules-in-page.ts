import type { Page } from '@playwright/test';

/** Functions for rules that run in the page, where they cannot use imports. */
const domFunctions = {
  /** Returns a text with single spaces. */
  plain: (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim(),
  /** Returns an element as it is named in reports. */
  describe: (element: Element) =>
    `<${element.localName}> “${(element.ariaLabel ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
  all: (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)],
  isSeen: (element: Element) => element.checkVisibility({ visibilityProperty: true }),
  /** Returns the name that an attribute gives an element. */
  nameOf: (element: Element) =>
    (
      element.ariaLabel ??
      (element.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
    )
      .replace(/\s+/g, ' ')
      .trim(),
  /** Returns all links, buttons and fields, except those hidden from assistive technology. */
  controls: () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), textarea, select, summary, [tabindex="0"]',
      ),
    ].filter((control) => !control.closest('[aria-hidden="true"]')),
};

declare global {
  var dom: typeof domFunctions;
}

/** Returns what breaks a rule on the current page. */
export type Rule = () => string[];

/** Checks rules on the current page. Returns the faults of those that are broken, by the name of the rule. */
export async function findFaults(page: Page, rules: Record<string, Rule>): Promise<Record<string, string[]>> {
  const functions = Object.entries(domFunctions).map(([name, code]) => `${name}: ${code}`);
  await page.evaluate(`globalThis.dom = { ${functions.join(', ')} }`);
  const found: Record<string, string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const faults = await page.evaluate(rule);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}
