import type { Rule } from './rules-in-page.ts';

const referencesHaveTargets: Rule = () =>
  ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].flatMap((attribute) =>
    dom.all(`[${attribute}]`).flatMap((element) =>
      element
        .getAttribute(attribute)!
        .split(/\s+/)
        .filter((id) => !document.getElementById(id))
        .map((id) => `${dom.describe(element)} ${attribute}="${id}"`),
    ),
  );

/** WCAG 4.1.2. */
const controlsHaveNames: Rule = () =>
  dom
    .controls()
    .filter(
      (control) =>
        !dom.nameOf(control) &&
        !dom.plain((control as HTMLInputElement).labels?.[0]?.textContent) &&
        !dom.plain(control.textContent) &&
        !dom.plain(control.querySelector('img')?.alt),
    )
    .map(dom.describe);

/** WCAG 2.5.3: the accessible name contains the visible label, in dialogs and menus, too. */
const namesContainLabels: Rule = () =>
  dom
    .controls()
    .filter((control) => {
      const name = dom.nameOf(control).toLowerCase();
      const label = dom.plain(control.textContent).toLowerCase();
      return name && !control.matches('[role="group"]') && !name.includes(label);
    })
    .map(dom.describe);

/** WCAG 1.3.1. */
const radioButtonsAreInNamedGroups: Rule = () =>
  dom
    .all('input[type="radio"]')
    .filter((radio) => !dom.plain(radio.closest('fieldset')?.querySelector('legend')?.textContent))
    .map(dom.describe);

/** WCAG 3.1.2: Arabic text has its language and direction. */
const arabicIsMarked: Rule = () => {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (/\p{Script=Arabic}/u.test(data) && !parentElement?.closest('script, [lang="ar"][dir="rtl"]'))
      faults.push(dom.plain(data).slice(0, 60));
  }
  return faults;
};

/** Rules of the structure of every page (docs/accessibility.md). */
export const structureRules = {
  referencesHaveTargets,
  controlsHaveNames,
  namesContainLabels,
  radioButtonsAreInNamedGroups,
  arabicIsMarked,
};
