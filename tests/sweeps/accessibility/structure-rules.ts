import type { Rule } from './rules-in-page.ts';

const referencesHaveTargets: Rule = () =>
  ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].flatMap((attribute) =>
    inRule.all(`[${attribute}]`).flatMap((element) =>
      element
        .getAttribute(attribute)!
        .split(/\s+/)
        .filter((id) => !document.getElementById(id))
        .map((id) => `${inRule.describe(element)} ${attribute}="${id}"`),
    ),
  );

/** WCAG 4.1.2. */
const controlsHaveNames: Rule = () =>
  inRule
    .controls()
    .filter(
      (control) =>
        !inRule.nameOf(control) &&
        !inRule.plain((control as HTMLInputElement).labels?.[0]?.textContent) &&
        !inRule.plain(control.textContent) &&
        !inRule.plain(control.querySelector('img')?.alt),
    )
    .map(inRule.describe);

/** WCAG 2.5.3: the accessible name contains the visible label, in dialogs and menus, too. */
const namesContainLabels: Rule = () =>
  inRule
    .controls()
    .filter((control) => {
      const name = inRule.nameOf(control).toLowerCase();
      const label = inRule.plain(control.textContent).toLowerCase();
      return name && !control.matches('[role="group"]') && !name.includes(label);
    })
    .map(inRule.describe);

/** WCAG 1.3.1. */
const radioButtonsAreInNamedGroups: Rule = () =>
  inRule
    .all('input[type="radio"]')
    .filter((radio) => !inRule.plain(radio.closest('fieldset')?.querySelector('legend')?.textContent))
    .map(inRule.describe);

/** WCAG 3.1.2: Arabic text has its language and direction. */
const arabicIsMarked: Rule = () => {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (/\p{Script=Arabic}/u.test(data) && !parentElement?.closest('script, [lang="ar"][dir="rtl"]'))
      faults.push(inRule.plain(data).slice(0, 60));
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
